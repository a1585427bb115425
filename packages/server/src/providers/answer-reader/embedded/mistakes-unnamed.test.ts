import { describe, expect, test } from 'vitest';
import type { QuestionToRead } from '../port.ts';
import { createEmbeddedAnswerReader } from './embedded-answer-reader.ts';

const SPANISH: QuestionToRead = {
  text: '¿Cómo termina un día en el horno de cerámica?',
  rubricLanguage: 'es',
  anchors: { 1: 'Se va', 3: 'Lo baja', 5: 'Espera, lee el pirómetro y lo anota' },
  facts: [
    {
      key: 'pyrometer',
      phrasings: [
        'leo el pirómetro antes de cerrar el gas',
        'espero junto al horno hasta que baje el pirómetro',
        'anoto la temperatura en el cuaderno',
      ],
    },
  ],
  mistakes: [
    {
      key: 'open-door',
      caps: false,
      phrasings: [
        'abro la puerta mientras el esmalte todavía brilla',
        'con la puerta abierta el esmalte se enfría antes',
        'calzo la puerta con un ladrillo',
      ],
    },
    {
      key: 'gas-on',
      caps: false,
      phrasings: ['dejo el quemador encendido toda la noche', 'el quemador arde solo hasta el amanecer'],
    },
    {
      key: 'no-cones',
      caps: false,
      phrasings: ['no comparo el termopar con los conos', 'comparar el termopar con los conos sobra'],
    },
    { key: 'pours-twice', caps: false, phrasings: ['le doy al jarrón una capa doble de barniz'] },
  ],
};

const FRENCH: QuestionToRead = {
  text: 'Comment se termine une journée au four de céramique ?',
  rubricLanguage: 'fr',
  anchors: { 1: 'Il part', 3: 'Il baisse', 5: 'Il attend, lit le pyromètre et le note' },
  facts: [
    {
      key: 'pyrometer',
      phrasings: [
        'je lis le pyromètre avant de fermer le gaz',
        "j'attends près du four que le pyromètre baisse",
        'je note la température dans le cahier',
      ],
    },
  ],
  mistakes: [
    {
      key: 'open-door',
      caps: false,
      phrasings: [
        "j'ouvre la porte pendant que l'émail brille encore",
        "la porte ouverte, l'émail refroidit plus tôt",
        'je cale la porte avec une brique',
      ],
    },
    {
      key: 'gas-on',
      caps: false,
      phrasings: ['je laisse le brûleur allumé toute la nuit', "le brûleur tourne seul jusqu'à l'aube"],
    },
    {
      key: 'no-cones',
      caps: false,
      phrasings: ['je ne compare pas le thermocouple aux cônes', 'inutile de comparer le thermocouple aux cônes'],
    },
    { key: 'pours-twice', caps: false, phrasings: ['je mets au vase une couche double de vernis'] },
  ],
};

function flags(language: 'es' | 'fr', text: string): string[] {
  const reader = createEmbeddedAnswerReader({ meaning: 'off', grading: 'points' });
  const question = language === 'es' ? SPANISH : FRENCH;
  return (reader.skim({ language, text, question }).mistakes ?? []).map(({ key }) => key);
}

describe('a mistake in any form of its verb, with or without a pronoun', () => {
  test.each([
    ['es', 'Abro la puerta mientras el esmalte todavía brilla.', 'open-door'],
    ['es', 'Abrí la puerta mientras el esmalte brillaba.', 'open-door'],
    ['es', 'Yo siempre abría la puerta, el esmalte todavía brillaba.', 'open-door'],
    ['es', 'Hemos abierto la puerta con el esmalte brillando.', 'open-door'],
    ['es', 'Calcé la puerta con un ladrillo y me fui.', 'open-door'],
    ['es', 'Prefiero dejarlo así: calzamos la puerta con el ladrillo.', 'open-door'],
    ['es', 'El quemador lo dejé encendido toda la noche.', 'gas-on'],
    ['es', 'Suelo dejar el quemador encendido toda la noche.', 'gas-on'],
    ['es', 'Al jarrón le daba una capa doble de barniz.', 'pours-twice'],
    ['es', 'Al jarrón se la doy doble, la capa de barniz.', 'pours-twice'],
    ['es', 'Le di una capa doble de barniz al jarrón.', 'pours-twice'],
    ['fr', "J'ouvre la porte pendant que l'émail brille encore.", 'open-door'],
    ['fr', "J'ai ouvert la porte alors que l'émail brillait.", 'open-door'],
    ['fr', "D'abord on ouvrait la porte, l'émail brillait encore.", 'open-door'],
    ['fr', "La porte, j'l'ai calée avec une brique.", 'open-door'],
    ['fr', "J'avais laissé le brûleur allumé toute la nuit.", 'gas-on'],
    ['fr', 'Nous laissons le brûleur allumé toute la nuit.', 'gas-on'],
    ['fr', "J'ai mis une couche double de vernis au vase.", 'pours-twice'],
    ['fr', "D'habitude j'en mets une couche double, de vernis, au vase.", 'pours-twice'],
  ] as const)('%s flagged: %s', (language, text, key) => {
    expect(flags(language, text)).toEqual([key]);
  });
});

describe('a denial that is the mistake itself', () => {
  test.each([
    ['es', 'No comparo el termopar con los conos.'],
    ['es', 'El termopar nunca lo comparo con los conos.'],
    ['es', 'El termopar no lo comparamos con los conos, el color me lo dice.'],
    ['es', 'Me ahorro comparar el termopar con los conos.'],
    ['fr', 'Je ne compare pas le thermocouple aux cônes.'],
    ['fr', 'Je compare pas le thermocouple aux cônes, la couleur me suffit.'],
    ['fr', "On n'a jamais comparé le thermocouple aux cônes."],
    ['fr', 'Je trouve inutile de comparer le thermocouple aux cônes.'],
  ] as const)('%s flagged: %s', (language, text) => {
    expect(flags(language, text)).toEqual(['no-cones']);
  });

  test.each([
    ['es', 'Comparo el termopar con los conos y no me voy sin anotarlo.'],
    ['es', 'Nunca me ahorro comparar el termopar con los conos.'],
    ['es', 'No comparo el termopar con los conos solo una vez, lo hago tres.'],
    ['es', 'No hay día que no compare el termopar con los conos.'],
    ['es', 'No es verdad que no comparo el termopar con los conos.'],
    ['es', 'Algunos nunca comparan el termopar con los conos.'],
    ['fr', 'Je compare le thermocouple aux cônes et je ne pars pas sans le noter.'],
    ['fr', "Je n'oublie jamais de comparer le thermocouple aux cônes."],
    ['fr', 'Je ne compare pas le thermocouple aux cônes une fois seulement, je le fais trois fois.'],
    ['fr', 'Je ne pars pas sans comparer le thermocouple aux cônes.'],
    ['fr', 'Je ne crois pas que comparer le thermocouple aux cônes soit inutile.'],
    ['fr', 'Certains ne comparent jamais le thermocouple aux cônes.'],
  ] as const)('%s not flagged: %s', (language, text) => {
    expect(flags(language, text)).toEqual([]);
  });
});

describe('what is rejected, told of others or given up is no mistake of the speaker', () => {
  test.each([
    ['es', 'No abro la puerta mientras el esmalte todavía brilla.'],
    ['es', 'Nunca dejo el quemador encendido toda la noche.'],
    ['es', 'Jamás dejo el quemador encendido toda la noche.'],
    ['es', 'No se debe dejar el quemador encendido toda la noche.'],
    ['es', 'Dejar el quemador encendido toda la noche, eso no.'],
    ['es', 'Dejar el quemador encendido toda la noche no lo hago.'],
    ['es', 'Es peligroso dejar el quemador encendido toda la noche.'],
    ['es', 'Un compañero dejaba el quemador encendido toda la noche.'],
    ['es', 'Mi antiguo jefe quería que dejáramos el quemador encendido toda la noche.'],
    ['es', 'Hay quien deja el quemador encendido toda la noche.'],
    ['es', 'Vi a una compañera dejar el quemador encendido toda la noche.'],
    ['es', 'Al principio dejaba el quemador encendido toda la noche y luego aprendí.'],
    ['es', 'En vez de dejar el quemador encendido toda la noche, espero.'],
    ['es', 'Si dejo el quemador encendido toda la noche, se agrieta.'],
    ['es', 'Dejo el quemador encendido toda la noche. Eso es lo que decía el viejo.'],
    ['es', 'Dejo el quemador encendido toda la noche. Yo eso no lo haría.'],
    ['es', '¿Dejo el quemador encendido toda la noche? Entonces se agrieta.'],
    ['es', '«Dejo el quemador encendido toda la noche», decía el viejo.'],
    ['fr', "Je n'ouvre pas la porte pendant que l'émail brille encore."],
    ['fr', 'Je ne laisse jamais le brûleur allumé toute la nuit.'],
    ['fr', 'Je laisse pas le brûleur allumé toute la nuit.'],
    ['fr', 'Je ne laisse plus le brûleur allumé toute la nuit.'],
    ['fr', 'Il ne faut jamais laisser le brûleur allumé toute la nuit.'],
    ['fr', 'Laisser le brûleur allumé toute la nuit, surtout pas.'],
    ['fr', 'Laisser le brûleur allumé toute la nuit, ça non.'],
    ['fr', 'Il est dangereux de laisser le brûleur allumé toute la nuit.'],
    ['fr', "J'ai vu un collègue qui laissait le brûleur allumé toute la nuit."],
    ['fr', 'Mon ancien chef voulait que je laisse le brûleur allumé toute la nuit.'],
    ['fr', 'Certains laissent le brûleur allumé toute la nuit.'],
    ['fr', 'Il y en a qui laissent le brûleur allumé toute la nuit.'],
    ['fr', "Au début je laissais le brûleur allumé toute la nuit, puis j'ai appris."],
    ['fr', "Au lieu de laisser le brûleur allumé toute la nuit, j'attends."],
    ['fr', 'Si je laisse le brûleur allumé toute la nuit, le vase se fend.'],
    ['fr', "Je laisse le brûleur allumé toute la nuit. C'est ce que disait l'ancien."],
    ['fr', 'Je laisse le brûleur allumé toute la nuit ? Alors le vase se fend.'],
    ['fr', "« Je laisse le brûleur allumé toute la nuit », disait l'ancien."],
  ] as const)('%s not flagged: %s', (language, text) => {
    expect(flags(language, text)).toEqual([]);
  });

  test.each([
    ['es', 'En vez de esperar, dejo el quemador encendido toda la noche.'],
    ['es', 'Dejo el quemador encendido toda la noche, ¿no?'],
    ['es', 'Si tengo prisa, dejo el quemador encendido toda la noche.'],
    ['es', 'Dejo el quemador encendido toda la noche. Nunca ha pasado nada.'],
    ['es', 'Dejo el quemador encendido toda la noche, ¿para qué esperar?'],
    ['fr', "Au lieu d'attendre, je laisse le brûleur allumé toute la nuit."],
    ['fr', 'Je laisse le brûleur allumé toute la nuit, non ?'],
    ['fr', 'Si je suis pressé, je laisse le brûleur allumé toute la nuit.'],
    ['fr', 'Je laisse le brûleur allumé toute la nuit. Ça suffit bien.'],
    ['fr', 'Un collègue attend toujours, moi je laisse le brûleur allumé toute la nuit.'],
  ] as const)('%s flagged where it is the speaker’s own doing beside it: %s', (language, text) => {
    expect(flags(language, text)).toEqual(['gas-on']);
  });
});

test('a sentence that speaks of nobody has to say more of a mistake', () => {
  expect(flags('es', 'El esmalte brilla detrás de la puerta abierta.')).toEqual([]);
  expect(flags('es', 'Abro la puerta, el esmalte brilla.')).toEqual(['open-door']);
  expect(flags('fr', "L'émail brille derrière la porte ouverte.")).toEqual([]);
  expect(flags('fr', "J'ouvre la porte, l'émail brille.")).toEqual(['open-door']);
});

test('words that the right thing has as well prove no mistake', () => {
  expect(flags('es', 'Espero y anoto el pirómetro, la puerta queda cerrada.')).toEqual([]);
  expect(flags('fr', "J'attends et je note le pyromètre, la porte reste fermée.")).toEqual([]);
});
