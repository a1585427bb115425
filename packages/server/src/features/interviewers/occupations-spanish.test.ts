import { describe, expect, test } from 'vitest';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { buildBlueprint } from './build-blueprint.ts';
import { OccupationLibrary } from './occupations.ts';
import { isGeneral } from './points.ts';
import { asksProtectedTopic } from './protected-topics.ts';

const library = new OccupationLibrary(builtInContent);
const jobReader = createJobReader({ kind: 'embedded' });

function blueprintOf(title: string, tasks: readonly string[]) {
  const items = tasks.map((task) => `<li>${task}</li>`).join('');
  return buildBlueprint(builtInContent, {
    language: 'es',
    title,
    reading: jobReader.read({ title, description: `<p><strong>Funciones</strong></p><ul>${items}</ul>` }),
    occupations: library.in('es'),
  });
}

const TASKS = {
  nurse: [
    'Administrar la medicación prescrita',
    'Vigilar las constantes de los pacientes',
    'Prevenir caídas y úlceras',
  ],
  electrician: ['Localizar averías eléctricas', 'Montar y cablear cuadros eléctricos', 'Medir antes de dar tensión'],
  'backend-engineer': [
    'Diseñar y mantener APIs',
    'Optimizar consultas de PostgreSQL',
    'Escribir pruebas automatizadas',
  ],
} as const;

describe.each([
  ['nurse', 'Enfermero/a de hospitalización'],
  ['electrician', 'Técnico en instalaciones eléctricas'],
  ['backend-engineer', 'Desarrolladora back-end'],
] as const)('%s, described in Spanish', (key, title) => {
  test('is known by its title, and at least six questions carry points in Spanish', () => {
    const blueprint = blueprintOf(title, TASKS[key]);
    expect(blueprint.plan?.occupation?.key).toBe(key);
    const ofTrade = blueprint.questions.filter((question) => !isGeneral(question));
    expect(ofTrade.length).toBeGreaterThanOrEqual(6);
    for (const { rubric, plain } of ofTrade) {
      expect(rubric.language).toBe('es');
      expect(rubric.facts.every(({ occupation, followUp }) => occupation === key && followUp)).toBe(true);
      expect(plain).toBeTruthy();
    }
  });
});

test.each([
  ['Auxiliar de enfermería', TASKS.nurse, 'care-assistant'],
  ['Técnico en cuidados auxiliares de enfermería (TCAE)', TASKS.nurse, 'care-assistant'],
  ['Docente de enfermería', TASKS.nurse, null],
  ['Electricista automotriz', TASKS.electrician, null],
] as const)('%s is another occupation', (title, tasks, other) => {
  expect(blueprintOf(title, tasks).plan?.occupation?.key ?? null).toBe(other);
});

test('no occupation asks in Spanish for what must not be asked', () => {
  for (const { key, texts } of library.in('es'))
    for (const { text, plain, points } of Object.values(texts.questions)) {
      const spoken = [text, plain, ...Object.values(points).map(({ followUp }) => followUp)];
      expect(spoken.flatMap(asksProtectedTopic), key).toEqual([]);
    }
});
