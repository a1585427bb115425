import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    'Hej, och tack för din tid. Jag är en AI, ett datorprogram, och jag leder den här intervjun för {position}. Det är människor som läser dina svar, och människor som beslutar. Vi har {count} frågor och ungefär {minutes} minuter. Du kan när som helst pausa, få en fråga upprepad eller hoppa över en. Ta den tid du behöver för att tänka.',
  closing:
    'Det var allt från min sida. Tack för det du har berättat. Teamet går självt igenom dina svar och återkommer till dig. Vill du hellre att en människa tittar på allt kan du säga det på nästa sida.',
  titledPosition: 'tjänsten ”{title}”',
  thisPosition: 'den utannonserade tjänsten',
  leadIns: {
    duty: [
      'I annonsen står det: ”{quote}”.',
      'En del av jobbet är: ”{quote}”.',
      'En rad i annonsen lyder: ”{quote}”.',
      'Bland uppgifterna finns: ”{quote}”.',
    ],
    requirement: ['Bland det som efterfrågas finns: ”{quote}”.', 'I annonsen efterfrågas också: ”{quote}”.'],
  },
};
