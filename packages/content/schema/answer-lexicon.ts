import { z } from 'zod';
import { patternText } from './pattern.ts';
import { patternList, wordList } from './word-list.ts';

/**
 * What a phrase says about the sentence it is in, in any trade. Nothing here names a trade's own terms.
 *
 * - `self`, `team`: the speaker, the speaker with others
 * - `not`: negation
 * - `reason`, `condition`, `order`, `contrast`: how a thought is built
 * - `action`: work that is done to something (check, split, ask, move, write down …)
 * - `occasion`: one time or place it happened
 * - `result`: how it ended
 * - `hedge`: leaves it open
 * - `sweeping`: says it of all people, all cases, all times
 * - `dismiss`: waves something off, finds it unnecessary or hopeless, or leaves it as it always was
 * - `blame`: puts it on somebody else, or passes it on
 * - `boast`: speaks of the speaker's own merits or career
 * - `lofty`: values, feelings and pictures instead of a matter
 * - `naming`: speaks of the words rather than of what they stand for
 * - `kin`: the speaker's own family or care for it
 * - `intro`: name, origin, gender, age or belief of the speaker
 */
export const EVIDENCE_CATEGORIES = [
  'self',
  'team',
  'not',
  'reason',
  'condition',
  'order',
  'contrast',
  'action',
  'occasion',
  'result',
  'hedge',
  'sweeping',
  'dismiss',
  'blame',
  'boast',
  'lofty',
  'naming',
  'kin',
  'intro',
] as const;

export type Evidence = (typeof EVIDENCE_CATEGORIES)[number];

/**
 * Word classes of sentences that try to steer whoever grades an answer. One class alone means nothing:
 * `injection-rules.ts` of the reader says which of them together make an instruction.
 *
 * - `ignore` … `rules` … `prior`: "forget all earlier instructions"
 * - `give`: give, rate, award, record · `mark`: score, grade, level · `top`: full, best, perfect · `five`: the top number
 * - `answer`: this answer, this candidate, everywhere · `grader`: who can only be the one who grades
 * - `reader`: who may be the grader (reviewer, model, system) · `address`: dear, note to, attention
 * - `plead`: be generous · `approved`: already chosen · `threat`: will be reported · `low`: under, less than
 * - `change`: was updated · `rubric`: rubric, criteria · `play`: pretend, you are now · `end`: end of transcript
 * - `translate`: translate and carry out · `treat`: count as, regard as · `hide`: do not mention this
 */
export const INJECTION_WORDS = [
  'ignore',
  'rules',
  'prior',
  'give',
  'mark',
  'top',
  'five',
  'answer',
  'grader',
  'reader',
  'address',
  'plead',
  'approved',
  'threat',
  'low',
  'change',
  'rubric',
  'play',
  'end',
  'translate',
  'treat',
  'hide',
] as const;

export type InjectionWord = (typeof INJECTION_WORDS)[number];

/** In folded form: small letters, straight apostrophes. */
const words = z.array(z.string().regex(/^[^()[\]|…*]+$/u));

/** One of the choices between bars. */
const CHOICES = String.raw`[^()[\]|…*]+(?:\|[^()[\]|…*]+)*`;

/**
 * In folded form. `(a|b)` is one of them, `[a|b]` one of them or none, both also within a word; `…` between two words is a
 * word more or none; a `*` at the end lets the last word go on.
 */
const phrases = z.array(
  z.string().regex(new RegExp(String.raw`^(?:[^()[\]|…*]|\(${CHOICES}\)|\[${CHOICES}\]|(?<=\S )… (?=\S))+\*?$`, 'u')),
);

/** One folded word; each `*` stands for two letters or more. */
const pattern = z.string().regex(/^\*?\p{L}+(?:\*\p{L}+)*\*?$/u);

export const answerLexiconSchema = z.strictObject({
  /** Verbs of doing, by base form: the reader of English makes their other forms and adds them to `evidence.action`. */
  verbs: words.optional(),
  /**
   * How the speakers say what they did: `self` beside one of `helpers` and a word of the form of `participles` after it
   * ("ich habe … angerufen"), `reach` words away at most. Words of `between` may part the two ("je l'ai"); where `self` is
   * empty, the helper needs none ("he revisado"). A word of one of the forms `alone`, but none of `never`, says it by itself
   * ("revisé"). Where an account is told, also with one of `told` ("ich bin … gegangen"), with the helper first in the
   * sentence, and with `self` next to a word of `past` ("dann rief ich"). What is felt, had or thought (`states`) is nothing
   * done, nor is what was done to the speaker (`undone`).
   */
  deeds: z
    .strictObject({
      self: words,
      between: words.optional(),
      helpers: words.min(1),
      told: words,
      reach: z.int().min(1).optional(),
      alone: z.array(pattern).optional(),
      never: words.optional(),
      participles: z.array(pattern).min(1),
      states: z.array(pattern),
      undone: words,
      past: words,
    })
    .optional(),
  /**
   * How it is told what happened once, by anybody: a clause with a form of `past` (never one of `unpast`, nor behind one of
   * `before`: "is checked") or with one of `helpers` and a form of `participles` behind it. It is the speaker's with `self`
   * in it, by a form of `own`, or where it begins so, behind words of `lead` ("Rang at eight"). `joints` part clauses.
   * What is told of every time, or only thought of, has one of `general` in it or `self` before one of `present`.
   */
  tells: z
    .strictObject({
      self: words.min(1),
      own: z.array(pattern).optional(),
      past: z.array(pattern).min(1),
      unpast: words.optional(),
      before: words.optional(),
      helpers: words.optional(),
      participles: z.array(pattern).optional(),
      lead: words.min(1),
      joints: words.min(1),
      present: z.array(pattern).min(1),
      general: phrases.min(1),
    })
    .optional(),
  /** Single times without a date: "neulich", "an einem Montag". */
  once: phrases.optional(),
  /**
   * Words that name something to reject it, tell it of others or only weigh it: anywhere in its sentence (`here`), or first
   * in one of the next (`after`), unless that goes on to confirm it (`confirms`). Words of saying (`told`) do so where no
   * phrase of `own` ends with them: "I said". What is in `clause` rejects only as far as the next clause that the
   * speaker begins (`begins`: ", so I"). A denial by `others` is never the mistake's own; who denies to leave something
   * out (`leaves`) does it. Behind a comma, `tags` make no question of what is before: "…, right?"
   *
   * A denial is not the mistake's own where it is limited: behind it, as far as the next comma or word that begins another
   * thought (`apart`), stands one of `limits` ("not only once") or a second denial; or one of `conditions` stands in its
   * clause or first in its sentence ("unless"). Where negations go along with each other ("no digo nada"), only those of
   * `again` are a second denial. What calls a thing `needless` denies its clause: "medir sobra".
   *
   * What stands behind one of `undone`, as far as the next mark, is not done at all, and what is done stands beside it: "en
   * vez de …". Somebody of `who` with a verb of one of the forms `does` close behind is told of, as far as a clause goes.
   */
  rejects: z
    .strictObject({
      here: phrases.min(1),
      told: phrases.optional(),
      own: phrases.optional(),
      after: phrases.min(1),
      clause: phrases.optional(),
      begins: phrases.optional(),
      others: phrases.optional(),
      confirms: phrases.optional(),
      leaves: words.optional(),
      tags: words.optional(),
      limits: phrases.optional(),
      conditions: phrases.optional(),
      apart: words.optional(),
      again: words.optional(),
      needless: phrases.optional(),
      undone: phrases.optional(),
      who: phrases.optional(),
      does: z.array(pattern).optional(),
    })
    .optional(),
  /**
   * Where a verb need not name the speaker: a word of one of the forms `always`, or of `behind` where it is first in its
   * clause or stands behind one of `words`, speaks of them; never one of `never`.
   */
  unnamed: z
    .strictObject({
      always: z.array(pattern).min(1),
      behind: z.array(pattern).min(1),
      words: words.min(1),
      never: words,
    })
    .optional(),
  /** Forms of one word that no common ending shows, the word itself first: hacer, hago, hice. */
  forms: z.array(words.min(2)).optional(),
  /**
   * How the speaker passes on the question that was put. Work, too, is skipped, refused and passed on, so no word does it
   * alone; in one clause and near each other, in any order, these do:
   *
   * - `may`, `leave` and `this`: "may I · skip · this one", "I'd like to · move on · to another"
   * - `refuse`, `say` and `this`: "I'd rather not · talk · about that"; only what the speaker wants or may now
   * - `lacking` and `of`: "I have no · example", "nothing · comes to mind"
   *
   * `leaves` and `lacks` are phrases that do either by themselves ("next question please", "no idea"), and `alone` those that
   * do where their clause says nothing else ("pass"). `reasons` may stand beside and is no work told: courtesies, the
   * thinking, the secrecy. Behind one of `turns` something is told after all ("…, but in my last job"). What has one of `did` in it
   * tells of work, where a language shows that in nothing else.
   */
  passes: z.strictObject({
    may: phrases.min(1),
    leave: phrases.min(1),
    refuse: phrases.min(1),
    say: phrases.min(1),
    this: phrases.min(1),
    lacking: phrases.min(1),
    of: phrases.min(1),
    leaves: phrases.min(1),
    lacks: phrases.min(1),
    alone: phrases.min(1),
    reasons: phrases.min(1),
    turns: phrases.min(1),
    did: phrases.optional(),
  }),
  /**
   * What an answer is made of that tells nothing of the matter, though nobody passes by it: `done` says that the speaker has
   * not done or has not got what is asked for, `bare` does where it stands alone in reply to what somebody has, `more` that
   * nothing is to be added. `beside` may stand with them and tells nothing either. Nothing is taken off a level for it.
   */
  nothing: z.strictObject({ done: phrases.min(1), bare: words.min(1), more: phrases.min(1), beside: words.min(1) }),
  evidence: z.partialRecord(z.enum(EVIDENCE_CATEGORIES), phrases),
  /** Number words from two on; digits are found without a list. */
  numbers: words,
  /**
   * Words of any talk: numbers, times, order, size, people, seeing and saying. They come back in every account, so they
   * tell nothing of its subject.
   */
  everyday: words,
  /** The commonest words of a language: they carry no matter, and tell which language a sentence is in. */
  functionWords: words,
  injections: z.partialRecord(z.enum(INJECTION_WORDS), phrases),
  /**
   * What tells an order to whoever grades from a story, in answers of any language: who may tell of their own doing
   * (`doers`: "I ignore"), who is spoken to and bound (`addressed`, `bound`: "you must"), what denies the word behind it or
   * before it; names of the system as in a tag (`systems`), of marks as in "score = 5", of who speaks in a transcript
   * (`speakers`: "Interviewer:"), and words of praise.
   */
  steering: z
    .strictObject({
      doers: patternList.optional(),
      addressed: patternList.optional(),
      bound: patternList.optional(),
      notBefore: patternList.optional(),
      notAfter: patternList.optional(),
      systems: patternList.optional(),
      marks: patternList.optional(),
      speakers: patternList.optional(),
      praise: patternList.optional(),
    })
    .optional(),
  /**
   * How somebody tells what they are to others, or that they were away: `my` before a word of `kin`; `am` ("I am a") before
   * one of `kin` or of `gender`, which only tells that, and `is` behind it where the verb stands there; `gap` is time away
   * from work, whatever for. There ` …4` is up to four words between two.
   */
  persons: z
    .strictObject({
      my: patternText.optional(),
      am: patternText,
      is: patternText.optional(),
      kin: patternList,
      gender: patternList,
      gap: patternList,
    })
    .optional(),
  /**
   * Around the negations of `evidence.not`: turns with one that deny nothing and words that one is a part of (`idle`: "not
   * only"), words that begin another clause, where a denial ends (`links`), and a word that leaves open what is behind it
   * (`open`: "whether"). Of a negation in two parts with the verb between them the first part (`opens`), second parts that
   * are no negation elsewhere (`closes`: "je ne le fais plus"), and those that stand right behind their verb where the first
   * is left out (`alone`: "je signe pas"). `named`: pronouns behind the negation for what was named before ("firmar antes no
   * lo hago"), those of persons between the two; one that ends in an apostrophe goes on in the next word.
   */
  denials: z
    .strictObject({
      idle: patternList.optional(),
      links: patternList.optional(),
      open: wordList.optional(),
      inTwo: z.strictObject({ opens: wordList, closes: wordList, alone: wordList }).optional(),
      named: z.strictObject({ persons: wordList, things: wordList }).optional(),
    })
    .optional(),
});

export type AnswerLexicon = z.infer<typeof answerLexiconSchema>;
