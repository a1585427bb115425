import { describe, expect, test } from 'vitest';
import { createAnswerReader } from '../../providers/answer-reader/create.ts';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import type { Blueprint } from './blueprint.ts';
import { buildBlueprint } from './build-blueprint.ts';
import { OccupationLibrary } from './occupations.ts';
import { isGeneral } from './points.ts';
import { asksProtectedTopic } from './protected-topics.ts';
import { questionToRead } from './question-to-read.ts';

const library = new OccupationLibrary(builtInContent);
const jobReader = createJobReader({ kind: 'embedded' });
const reader = createAnswerReader({ kind: 'embedded', meaning: 'off', grading: 'points' });

/** Each line, and the question that has to be about it where it is asked; null where it is of no question of the trade. */
type Job = { title: string; tasks: [string, string | null][]; asked: [string, string | null][] };

function blueprintOf({ title, tasks, asked }: Job): Blueprint {
  const list = (items: Job['tasks']): string => `<ul>${items.map(([item]) => `<li>${item}</li>`).join('')}</ul>`;
  const description = `<p><strong>Ihre Aufgaben</strong></p>${list(tasks)}<p><strong>Ihr Profil</strong></p>${list(asked)}`;
  return buildBlueprint(builtInContent, {
    language: 'de',
    title,
    reading: jobReader.read({ title, description }),
    occupations: library.in('de'),
  });
}

const JOBS: Record<string, Job> = {
  nurse: {
    title: 'Gesundheits- und Krankenpfleger/in (m/w/d) Chirurgie',
    tasks: [
      ['Krankenbeobachtung und Überwachung der Vitalzeichen', 'patient-gets-worse'],
      ['Richten und Verabreichen von Medikamenten und Kurzinfusionen', 'high-risk-medicine'],
      ['Wundversorgung, Dekubitus- und Sturzprophylaxe', 'keeps-from-harm'],
      ['Dienstübergabe und Pflegedokumentation', 'handover'],
      ['Malen mit den Kindern der Nachbarschule an jedem zweiten Freitag', null],
    ],
    asked: [
      ['Staatlich anerkannte Ausbildung in der Pflege', null],
      ['Freude an der Anleitung von Auszubildenden und Pflegehelfern', 'delegating'],
    ],
  },
  electrician: {
    title: 'Elektroniker (m/w/d) für Betriebstechnik',
    tasks: [
      ['Fehlersuche und Entstörung an elektrischen Antrieben und Steuerungen', 'finds-fault'],
      ['Freischalten von Anlagen vor jeder Arbeit', 'makes-dead'],
      ['Prüfung ortsfester Anlagen mit Messprotokoll', 'tests-new-work'],
      ['Bau und Verdrahtung von Schaltschränken', 'board-work'],
    ],
    asked: [
      ['Abgeschlossene Ausbildung als Elektroniker', null],
      ['Kenntnisse im Arbeitsschutz', 'makes-dead'],
    ],
  },
  'backend-engineer': {
    title: 'Backend-Entwicklerin (w/m/d)',
    tasks: [
      ['Weiterentwicklung unseres Datenmodells in PostgreSQL', 'schema-change'],
      ['Anbindung von Schnittstellen der Zahlungsanbieter', 'same-request-twice'],
      ['Teilnahme an der Rufbereitschaft', 'outage'],
      ['Verarbeitung von Ereignissen mit Kafka', 'messages'],
    ],
    asked: [
      ['Ein Auge für Performance und Skalierbarkeit', 'slow-service'],
      ['Automatisierte Tests schreibst du wie selbstverständlich', 'tests-that-tell'],
    ],
  },
  'care-assistant': {
    title: 'Pflegehelfer (m/w/d) im Seniorenheim',
    tasks: [
      ['Unterstützung bei der Körperpflege und beim Ankleiden', 'morning-wash'],
      ['Mobilisation und Lagerung der Bewohner mit Hilfsmitteln', 'bed-to-chair'],
      ['Hilfe bei den Mahlzeiten', 'eats-too-little'],
      ['Dokumentation von Veränderungen und Weitergabe an die Pflegefachkräfte', 'not-herself'],
      ['Beschäftigung und Spaziergänge', 'takes-part-again'],
    ],
    asked: [
      ['Geduld im Umgang mit Menschen mit Demenz', 'dementia-says-no'],
      ['Führerschein von Vorteil', null],
    ],
  },
  'warehouse-operative': {
    title: 'Fachkraft für Lagerlogistik (m/w/d)',
    tasks: [
      ['Kommissionierung nach Pickliste mit dem Handscanner', 'picks-orders'],
      ['Wareneingangskontrolle und Einlagerung', 'receives-goods'],
      ['Verladen der Sendungen und Ladungssicherung', 'loads-lorry'],
      ['Mitarbeit bei der Inventur', 'stock-differs'],
    ],
    asked: [
      ['Sicherer Umgang mit dem Gabelstapler', 'drives-truck'],
      ['Sinn für Ordnung und Sauberkeit', 'danger-in-aisle'],
    ],
  },
  cook: {
    title: 'Koch (m/w/d) für unser Betriebsrestaurant',
    tasks: [
      ['Zubereitung von Fleisch- und Fischgerichten', 'to-the-point'],
      ['Mittagessen für 400 Gäste und Buffets bei Veranstaltungen', 'hundreds-at-noon'],
      ['Warenannahme und Kontrolle der Lieferungen', 'delivery-at-door'],
      ['Einhaltung der Hygienevorschriften', 'kept-for-tomorrow'],
    ],
    asked: [
      ['Kenntnisse über Allergene und vegane Küche', 'allergy-order'],
      ['Ein Auge für Wareneinsatz und Abfall', 'less-in-the-bin'],
    ],
  },
};

describe.each(Object.entries(JOBS))('%s, described in German', (key, job) => {
  const blueprint = blueprintOf(job);

  test('is known by its title, and at least six questions carry points in German', () => {
    expect(blueprint.plan?.occupation?.key).toBe(key);
    const ofTrade = blueprint.questions.filter((question) => !isGeneral(question));
    expect(ofTrade.length).toBeGreaterThanOrEqual(6);
    expect(blueprint.questions.length).toBeLessThanOrEqual(10);
    for (const { rubric, plain } of ofTrade) {
      expect(rubric.language).toBe('de');
      expect(rubric.facts.every(({ name, followUp, phrasings }) => name && followUp && phrasings.length >= 3)).toBe(
        true,
      );
      expect(rubric.facts.every(({ occupation }) => occupation === key)).toBe(true);
      expect(plain).toBeTruthy();
    }
  });

  test.each([...job.tasks, ...job.asked])('%s: the question said to be about it is', (text, about) => {
    const line = blueprint.plan?.lines.find((one) => one.text === text);
    expect(line).toBeDefined();
    const covering = blueprint.questions.filter(({ covers }) => covers?.includes(line?.id ?? ''));
    const ofTrade = covering.filter((question) => !isGeneral(question)).map((question) => question.key);
    if (about === null) expect(ofTrade).toEqual([]);
    else expect(ofTrade).toContain(`${key}.${about}`);
  });
});

test('no occupation asks in German for what must not be asked', () => {
  for (const { key, texts } of library.in('de'))
    for (const { text, plain, points } of Object.values(texts.questions)) {
      const spoken = [text, plain, ...Object.values(points).map(({ followUp }) => followUp)];
      expect(spoken.flatMap(asksProtectedTopic), key).toEqual([]);
    }
});

test('every phrasing of a point carries words enough to be found again', () => {
  const found = library.in('de').flatMap(({ key, definition, texts }) =>
    definition.questions.flatMap(({ key: of }) => {
      const own = texts.questions[of];
      // Of the company, so that the phrasings are no public text that counts for nothing.
      const facts = Object.entries(own?.points ?? {}).map(([point, words]) => ({
        key: point,
        ...words,
        company: true as const,
      }));
      const question = {
        text: own?.text ?? '',
        rubricLanguage: 'de' as const,
        anchors: { 1: '', 3: '', 5: '' },
        facts,
      };
      return facts.flatMap(({ key: point, phrasings }) =>
        phrasings.map((phrasing) => {
          const text = `Neulich war es so, und zwar in der Frühe: ${phrasing}, und das noch am selben Vormittag.`;
          const read = reader.skim({ language: 'de', text, question });
          return [`${key} ${of} ${point}: ${phrasing}`, read.facts.find((fact) => fact.key === point)?.named] as const;
        }),
      );
    }),
  );
  expect(found.filter(([, named]) => named !== true).map(([phrasing]) => phrasing)).toEqual([]);
});

function readIn(job: string, key: string, text: string) {
  const question = blueprintOf(JOBS[job] as Job).questions.find((one) => one.key === `${job}.${key}`);
  if (question === undefined) throw new Error(`${key} is not asked`);
  return reader.skim({ language: 'de', text, question: questionToRead(question) });
}

test('an answer of a nurse is read point by point, and has a level: German ones were measured', () => {
  const text =
    'Vorgestern im Spätdienst: Wir sind zusammen ins Zimmer und haben Zugang und Verband angesehen. ' +
    'Ich habe gesagt, welcher Befund noch aussteht. Die Kollegin hat in eigenen Worten zusammengefasst, was als Nächstes dran ist.';
  const reading = readIn('nurse', 'handover', text);
  const named = reading.facts.filter((fact) => fact.named).map(({ key }) => key);
  expect(named).toEqual(expect.arrayContaining(['at-bedside', 'read-back']));
  expect(reading.signals.ownPart).not.toBeNull();
  expect(reading.level?.score).toBeGreaterThan(2);
});

test.each([
  ['Ich setze eine größere Sicherung ein, dann fliegt die nicht mehr.', ['bigger-fuse']],
  ['Manche setzen eine größere Sicherung ein, dann fliegt die nicht mehr.', []],
  ['Eine größere Sicherung setze ich nie ein, dann fliegt die nicht mehr.', []],
  ['Ich setze eine größere Sicherung ein, dann fliegt die nicht mehr. Das ist ein Witz, so etwas brennt ab.', []],
])('a mistake is one where it is said and not rejected: %s', (text, keys) => {
  const { mistakes = [] } = readIn('electrician', 'finds-fault', text);
  expect(mistakes.map(({ key }) => key)).toEqual(keys);
});
