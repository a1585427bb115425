import { z } from 'zod';
import { patternText } from './pattern.ts';

/**
 * Words that the reader of job descriptions looks for, in descriptions of every language at once: a list is of the
 * language whose words they are, and a word that several languages write alike stands with one of them.
 *
 * Patterns over folded text: small letters, Latin letters without accents. A trailing `~` is any ending of the word.
 */
const patterns = z.array(patternText).min(1);

const lists = <K extends string>(...names: readonly K[]) => z.partialRecord(z.enum(names), patterns);

/**
 * Where the work is done. Found in the text are
 *
 * - `theOffice`, `theHome`: the one "and" the other makes a hybrid
 * - `hybrid`, `halves`: says hybrid; half of the week at one place
 * - `remote`, `home`: work away from the office; at home, which alone in a list of benefits is an option
 * - `onsite`: work at the employer's place
 * - `officeDays`, `dailyPresence`: days that are the office's; there each working day, or work that no camera carries.
 *   They are looked for where the text has one of `presenceHint`
 * - `place`, `premises`: means it only next to a word for working, or as a field of its own; houses where the work is done
 * - `presence`: says it only with days, or with `duty`
 *
 * and around them
 *
 * - `typeLabel`: what a field of the workplace type is called
 * - `residents`: somebody else whose presence is told of
 * - `hybridOtherAfter`, `hybridOtherBefore`, `vehicle`: hybrid is something else · `hybridWork`: it is the work
 * - `remoteOtherAfter`, `remoteOtherBefore`, `remoteOtherBeforeEast`, `remoteService`: from afar is something else
 * - `homeOther`: home is · `onsiteOtherAfter`, `onsiteOtherBefore`, `onsiteOtherBeforeEast`: on-site is
 * - `presenceTeaching`: lessons where people are present, behind "Präsenz-"
 * - `seldom`: now and then · `everyDay` · `restOfWeek`: what is left of the week · `homeDays`: compounds that are days
 * - `full`: all of the time · `partial`: part of it · `option`: may, not must · `byException`
 * - `forAWhile`: for a while only, or in the past · `treat`: work from elsewhere as a treat · `aYear`: days in the year
 * - `gathering`: what people do when they come to the office now and then
 * - `working`: means working; in addition to it a word for a place is a workplace type
 */
const WORKPLACE = lists(
  'theOffice',
  'theHome',
  'hybrid',
  'halves',
  'remote',
  'home',
  'onsite',
  'officeDays',
  'dailyPresence',
  'presenceHint',
  'place',
  'premises',
  'presence',
  'duty',
  'typeLabel',
  'residents',
  'hybridOtherAfter',
  'hybridOtherBefore',
  'vehicle',
  'hybridWork',
  'remoteOtherAfter',
  'remoteOtherBefore',
  'remoteOtherBeforeEast',
  'remoteService',
  'homeOther',
  'onsiteOtherAfter',
  'onsiteOtherBefore',
  'onsiteOtherBeforeEast',
  'presenceTeaching',
  'seldom',
  'everyDay',
  'restOfWeek',
  'homeDays',
  'full',
  'partial',
  'option',
  'byException',
  'forAWhile',
  'treat',
  'aYear',
  'gathering',
  'working',
);

/**
 * What denies a workplace type
 *
 * - `no`: in front of it; in scripts without blanks with how far it reaches. `noUnlessBefore`: words behind such a no that
 *   make it deny nothing · `notOnly`: "not only" and its like · `notOffered`: "what we do not offer", before a colon
 * - `denied`: behind it · `deniedBehind`, `deniedBehindHan`: the same in Japanese and Korean, and in Chinese
 * - `easternCause`: "there is an interpreter, therefore": what is denied behind it is another thing
 * - `field`, `fieldNo`, `cellNo`: a field that the word names, and its value on the same line and in the next
 * - `answerNo`, `sorry`: the answer to "Remote?", and what may stand before it
 * - `goesNot`: "from home won't work"
 * - `stop`: begins another thought, as far as which a denial reaches
 * - `clauseNo`, `clauseAnd`, `clauseSubject`: a no that ends where "and you", "and we" begins the next clause
 * - `notBut`: "not … but": the no belongs to what is between
 * - `otherPost`: says that what is told of the employer's others does not hold for this post
 */
const DENIAL = lists(
  'no',
  'noUnlessBefore',
  'notOnly',
  'notOffered',
  'denied',
  'deniedBehind',
  'deniedBehindHan',
  'easternCause',
  'field',
  'fieldNo',
  'cellNo',
  'answerNo',
  'sorry',
  'goesNot',
  'stop',
  'clauseNo',
  'clauseAnd',
  'clauseSubject',
  'notBut',
  'otherPost',
);

/**
 * What single words of a sentence hint at
 *
 * - `requirements`, `benefits`, `duties`: what it is about · `nice`: what would be good and is not asked for
 * - `invites`: invites people, whoever they are, unless one of `ifTheyHave` follows
 * - `reader`, `writer`: who reads a description, and who wrote it
 * - `waits`: the last word of a heading that the lines below go on from
 * - `leads`, `leadVerbs`: who is spoken to or speaks, and before a colon a word that waits for what is behind it
 * - `asideGoesOn`: goes on behind a bracket, which then holds for the words in front of it alone
 */
const HINTS = lists(
  'requirements',
  'benefits',
  'duties',
  'nice',
  'invites',
  'ifTheyHave',
  'reader',
  'writer',
  'waits',
  'leads',
  'leadVerbs',
  'asideGoesOn',
);

/**
 * Words around the names of places
 *
 * - `label`: announces a place, in front of a colon, a bar or the like · `labelOfJob`: the place of the job and nothing else
 * - `strongCue`: is said of the job's own place · `anchor`: of those, what speaks of a place of work and nothing else
 * - `countryCue`: makes a country the job's own: living there, allowed to work there, remote within it
 * - `otherPlace`: belongs to other places than the job's, close by in the same clause
 * - `headquarters`, `origin`: where the company has its seat, and where it began
 * - `inTheCountry`: in all of a country that is not named · `spread`, `spreadAfter`: in front of one that is, and behind it
 * - `office`, `job`: rooms of the company, and what says that the job itself is meant
 * - `sentence`: words of a whole sentence, which no title has
 */
const PLACES = lists(
  'label',
  'labelOfJob',
  'strongCue',
  'anchor',
  'countryCue',
  'otherPlace',
  'headquarters',
  'origin',
  'inTheCountry',
  'spread',
  'spreadAfter',
  'office',
  'job',
  'sentence',
);

/**
 * Whether a word for a workplace type speaks of the work
 *
 * - `hybridGoesOn`, `hybridGoesOnEast`: may follow "hybrid" when it is said of the work: its noun, or what begins something
 *   else · `hybridGoesBehind`: the nouns that "híbrido", "hybride", "ibrido" follow then, and words that are no nouns
 * - `remoteAudience`: people and firms that are remote without the job being so · `serving`: what is done for them
 * - `teamBefore`, `teamWorks`: the same said behind the noun: "equipos remotos", "equipos que trabajan en remoto"
 * - `fromAfar`: begins a word that says "from afar" and needs a word for working: before it `workBefore`, with
 *   `workBeforeHow` between, or `workBeforeLoose` anywhere close; behind it `workAfter`. `workBeforeEast` and
 *   `workAfterEast` are those of scripts that are not Latin, and of languages without a file
 * - `servedHome`, `homeService`: homes of those who are served, and what is done there
 */
const SENSES = lists(
  'hybridGoesOn',
  'hybridGoesOnEast',
  'hybridGoesBehind',
  'remoteAudience',
  'serving',
  'teamBefore',
  'teamWorks',
  'fromAfar',
  'workBefore',
  'workBeforeHow',
  'workAfter',
  'workAfterEast',
  'workBeforeEast',
  'workBeforeLoose',
  'servedHome',
  'homeService',
);

/** Sentences written for a machine and not for an applicant, and what goes on giving orders behind one. */
const ORDERS = lists('instruction', 'instructionGoesOn');

/** What tells that a place is not the job's. `sentTo`: sellers and senders; a place behind their verb is where the goods go. */
const ELSEWHERE = lists('sentTo');

const sections = {
  workplace: WORKPLACE,
  denial: DENIAL.optional(),
  hints: HINTS.optional(),
  places: PLACES.optional(),
  senses: SENSES.optional(),
  orders: ORDERS.optional(),
  elsewhere: ELSEWHERE.optional(),
};

export const jobLexiconSchema = z.strictObject({
  /** What tells the language of a description: folded words that are frequent in it, and letters that others hardly use. */
  language: z
    .strictObject({ frequent: z.array(z.string().regex(/^[a-z]+$/)).min(1), letters: z.string().min(1).optional() })
    .optional(),
  ...sections,
  /** In the English file: words of languages that have none of their own, Polish, Turkish and Czech. */
  others: z.strictObject(sections).partial().optional(),
});

export type JobLexicon = z.infer<typeof jobLexiconSchema>;

/** The lists of a language, by section. */
export type JobWords = Pick<JobLexicon, keyof typeof sections>;
