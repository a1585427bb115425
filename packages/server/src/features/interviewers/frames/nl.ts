import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    'Hallo, en bedankt voor je tijd. Ik ben een AI, een computerprogramma, en ik voer dit gesprek voor {position}. Mensen lezen je antwoorden, en mensen beslissen. We hebben {count} vragen en ongeveer {minutes} minuten. Je kunt altijd pauzeren, een vraag laten herhalen of overslaan. Neem de tijd die je nodig hebt om na te denken.',
  closing:
    'Dat was alles van mijn kant. Bedankt voor wat je hebt verteld. Het team neemt je antwoorden zelf door en laat van zich horen. Wil je liever dat een mens naar alles kijkt, dan kun je dat op de volgende pagina zeggen.',
  titledPosition: 'de functie “{title}”',
  thisPosition: 'de functie uit de vacature',
  leadIns: {
    duty: [
      'In de vacature staat: “{quote}”.',
      'Bij deze baan hoort: “{quote}”.',
      'Eén regel uit de vacature luidt: “{quote}”.',
      'Onder de taken staat: “{quote}”.',
    ],
    requirement: ['Gevraagd wordt onder meer: “{quote}”.', 'In de vacature wordt ook dit gevraagd: “{quote}”.'],
  },
};
