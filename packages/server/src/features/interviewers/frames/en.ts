import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    'Hello, and thank you for your time. I am an AI, a computer program, and I hold this interview for {position}. People read your answers, and people decide. We have {count} questions and about {minutes} minutes. You can pause at any time, have a question repeated, or skip one. Take the time you need to think.',
  closing:
    'That was all from my side. Thank you for what you told me. The team will go through your answers themselves and get back to you. If you would rather have a person look at everything, you can say so on the next page.',
  titledPosition: 'the position “{title}”',
  thisPosition: 'the advertised position',
  leadIns: {
    duty: [
      'The description mentions this: “{quote}”.',
      'Part of the job reads: “{quote}”.',
      'One line of the description says: “{quote}”.',
      'Among the tasks there is: “{quote}”.',
    ],
    requirement: ['What they ask for includes: “{quote}”.', 'The description also asks for this: “{quote}”.'],
  },
};
