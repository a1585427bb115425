import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    'Olá, e desde já agradeço o seu tempo. Sou uma IA, um programa de computador, e conduzo esta entrevista para {position}. Quem lê as suas respostas são pessoas, e são pessoas que decidem. Temos {count} perguntas e cerca de {minutes} minutos. A qualquer momento pode fazer uma pausa, pedir que eu repita uma pergunta ou deixá-la de lado. Leve o tempo de que precisar para pensar.',
  closing:
    'Da minha parte, é tudo. Agradeço o que me contou. São as pessoas responsáveis que vão ler as suas respostas e dar notícias. Se preferir que uma pessoa veja tudo, pode dizer isso na página seguinte.',
  titledPosition: 'a vaga “{title}”',
  thisPosition: 'a vaga anunciada',
  leadIns: {
    duty: [
      'A descrição da vaga menciona isto: “{quote}”.',
      'Faz parte do trabalho: “{quote}”.',
      'Uma linha da descrição diz: “{quote}”.',
      'Entre as tarefas está: “{quote}”.',
    ],
    requirement: ['Entre o que se pede está: “{quote}”.', 'A descrição pede também o seguinte: “{quote}”.'],
  },
};
