import { describe, expect, test } from 'vitest';
import { createAnswerReader } from '../../providers/answer-reader/create.ts';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { buildBlueprint } from './build-blueprint.ts';
import { OccupationLibrary } from './occupations.ts';
import { isGeneral } from './points.ts';
import { asksProtectedTopic } from './protected-topics.ts';

const library = new OccupationLibrary(builtInContent);
const jobReader = createJobReader({ kind: 'embedded' });
const reader = createAnswerReader({ kind: 'embedded', meaning: 'off', grading: 'points' });

/** Each line, and the question that has to be about it where it is asked; null where it is of no question of the trade. */
type Job = { title: string; tasks: [string, string | null][]; asked: [string, string | null][] };

const JOBS: Record<string, Job> = {
  nurse: {
    title: 'Infirmier / Infirmière (H/F) en chirurgie',
    tasks: [
      ['Surveiller les constantes et l’état clinique des patients', 'patient-gets-worse'],
      ['Préparer et administrer les traitements sur prescription médicale', 'high-risk-medicine'],
      ['Prévenir les escarres et les chutes, refaire les pansements', 'keeps-from-harm'],
      ['Participer aux transmissions et tenir à jour le dossier de soins', 'handover'],
      ['Repeindre la salle d’attente un vendredi sur deux', null],
    ],
    asked: [
      ['Diplôme en soins infirmiers', null],
      ['Goût pour l’encadrement des étudiants et des aides-soignants', 'delegating'],
    ],
  },
  electrician: {
    title: 'Électricien / Électricienne de maintenance (H/F)',
    tasks: [
      ['Remplacement de moteurs et de variateurs sur les convoyeurs', 'motor-stops'],
      ['Consignation des installations avant chaque intervention', 'makes-dead'],
      ['Essais et mise en service, rapport de contrôle', 'tests-new-work'],
      ['Montage et câblage de tableaux électriques', 'board-work'],
    ],
    asked: [
      ['Certificat de fin d’apprentissage en électricité', null],
      ['Respect des règles de sécurité', 'makes-dead'],
    ],
  },
  'backend-engineer': {
    title: 'Développeur / Développeuse back-end (H/F)',
    tasks: [
      ['Faire évoluer notre modèle de données PostgreSQL', 'schema-change'],
      ['Fiabiliser les paiements et leur réconciliation', 'same-request-twice'],
      ['Participer aux astreintes', 'outage'],
      ['Traiter des événements avec Kafka', 'messages'],
    ],
    asked: [
      ['Goût pour la montée en charge et les temps de réponse courts', 'slow-service'],
      ['Habitude des tests automatisés', 'tests-that-tell'],
    ],
  },
};

function blueprintOf({ title, tasks, asked }: Job) {
  const list = (items: Job['tasks']): string => `<ul>${items.map(([item]) => `<li>${item}</li>`).join('')}</ul>`;
  const description = `<p><strong>Vos missions</strong></p>${list(tasks)}<p><strong>Votre profil</strong></p>${list(asked)}`;
  return buildBlueprint(builtInContent, {
    language: 'fr',
    title,
    reading: jobReader.read({ title, description }),
    occupations: library.in('fr'),
  });
}

describe.each(Object.entries(JOBS))('%s, described in French', (key, job) => {
  const blueprint = blueprintOf(job);

  test('is known by its title, and at least six questions carry points in French', () => {
    expect(blueprint.plan?.occupation?.key).toBe(key);
    const ofTrade = blueprint.questions.filter((question) => !isGeneral(question));
    expect(ofTrade.length).toBeGreaterThanOrEqual(6);
    for (const { rubric, plain } of ofTrade) {
      expect(rubric.language).toBe('fr');
      expect(rubric.facts.every(({ occupation, followUp }) => occupation === key && followUp)).toBe(true);
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

test('no occupation asks in French for what must not be asked', () => {
  for (const { key, texts } of library.in('fr'))
    for (const { text, plain, points } of Object.values(texts.questions)) {
      const spoken = [text, plain, ...Object.values(points).map(({ followUp }) => followUp)];
      expect(spoken.flatMap(asksProtectedTopic), key).toEqual([]);
    }
});

test('every phrasing of a point carries words enough to be found again', () => {
  const found = library.in('fr').flatMap(({ key, definition, texts }) =>
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
        rubricLanguage: 'fr' as const,
        anchors: { 1: '', 3: '', 5: '' },
        facts,
      };
      return facts.flatMap(({ key: point, phrasings }) =>
        phrasings.map((phrasing) => {
          const text = `L'autre jour, c'était en début de matinée : ${phrasing}, et cela dans la même matinée.`;
          const read = reader.skim({ language: 'fr', text, question });
          return [`${key} ${of} ${point}: ${phrasing}`, read.facts.find((fact) => fact.key === point)?.named] as const;
        }),
      );
    }),
  );
  expect(found.filter(([, named]) => named !== true).map(([phrasing]) => phrasing)).toEqual([]);
});
