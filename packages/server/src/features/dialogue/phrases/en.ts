import type { PhraseSet } from './phrase-set.ts';

export const phraseSet: PhraseSet = {
  transitions: [
    'Thank you. Let us go on to something else.',
    'All right. Here is the next question.',
    'I have noted that. Next, I would like to ask you this.',
    'Thanks. Now to a different subject.',
    'Good, let us move on.',
    'Thank you. On to the next one.',
  ],
  lastQuestion: ['Now to the last of my questions.', 'One more question, then it is your turn to ask.'],
  silence: {
    first: ['Take your time. Shall I repeat the question?', 'No hurry. If it helps, I can put the question again.'],
    second: [
      'Are you still there? Take the time you need, or skip this question.',
      'No answer has come yet. You may go on thinking, or take the next question.',
    ],
    movingOn: [
      'Let us leave this question for now and go on.',
      'I will move on to the next question. That is no problem.',
    ],
  },
  offerAfterEmpty:
    'Two questions have stayed without an answer. What would suit you best: a short pause, going on in writing, or ending here? All of these are fine.',
  loopBreaker: [
    'I think we are going in circles here. Let us leave it at that and take the next question.',
    'We have been at this point before. I suggest that we go on.',
  ],
  declined: [
    'That is all right. You need not answer this. Let us go on.',
    'Fine, we will leave that out.',
    'Thank you for saying so openly. On to the next one.',
  ],
  skipped: ['Then we skip this one.', 'All right, we leave this question out.'],
  followUps: {
    'too-short': [
      'Could you tell me a little more about that?',
      'Let us stay with that for a moment. Take me through it, step by step.',
      'What else belongs to it?',
    ],
    'no-example': [
      'Can you give me one example that you remember well?',
      'When did you last experience that? Take one occasion.',
    ],
    'no-result': ['How did it end?', 'What came of it?'],
    'no-own-part': ['What did you yourself do in it?', 'You spoke of the team. Which part was yours?'],
    'unclear-term': [
      'One of these terms can mean several things. What do you mean by it?',
      'How would you explain that to someone from another field?',
    ],
    'claim-without-number': [
      'Can you put a figure to that, even a rough one?',
      'How much was that, or how many, roughly?',
    ],
  },
  repeat: ['Of course. {question}', 'Gladly, once more. {question}'],
  candidateQuestions: {
    invite: 'Now it is your turn. What would you like to know about the job?',
    factsOffered: 'I can tell you what the description says.',
    known: [
      'This is what the description says: {fact}',
      'On this, the description has one line: {fact}',
      'Here is what I can tell you from the description: {fact}',
    ],
    unknown: [
      'I do not have that. The team will answer it for you; I am passing your question on.',
      'I know nothing about that and do not want to guess. Your question goes to the team.',
      'The description says nothing about that. I am noting your question for the team.',
    ],
    anythingElse: ['Is there anything else you would like to know?', 'Do you have another question?'],
  },
  questionForLater: [
    'I am keeping that question for the end. First, let us go on here.',
    'We will come to your questions at the end. I have noted this one.',
  ],
  resume: ['Let us go on where we stopped.', 'Here we are again. This was the question.'],
  reconnected: [
    'The connection is back. Nothing has been lost. This was the question.',
    'We were interrupted for a moment. Let us go on with the same question.',
  ],
  pause: {
    confirmed: 'We are pausing now. You have up to {minutes} minutes; just press the button when you want to go on.',
    endingSoon: 'The pause will soon be over. If you need longer, you can come back later by the same link.',
  },
  timeNearlyOver: 'We have about {minutes} minutes left. Finish your thought in peace.',
  timeOver: 'Our time is up. What you have said so far is saved.',
  thinking: ['One moment, please.', 'I need a second. I am still here.'],
  technicalTrouble: [
    'Something got stuck on my side. Your answer is saved; let us go on.',
    'That was a fault on our side, not yours. We will simply carry on.',
  ],
  notUnderstood: [
    'I did not catch that. Could you say it once more, or type it?',
    'The sound was not clear. Please repeat your last sentence.',
  ],
  switchedToText: 'From here on we are typing. If the connection allows, you can switch back later.',
  switchedToVoice: 'I can hear you now. You can go back to typing at any time.',
  instructionIgnored:
    'That part was addressed to the program, so I am leaving it aside. Let us go on with the question.',
  askedIfAi: 'Yes, I am a computer program. People read your answers, and people decide.',
  askedForResult: 'I do not judge that here. People go through your answers afterwards and get back to you.',
  askedForPerson:
    'I have noted that you would rather have a person, and I am passing it on. You can go on here or end the interview.',
  confirmLeave: 'Do you really want to end the interview? What you have said so far stays saved.',
  left: 'The interview has ended. Thank you for your time.',
  closing: {
    thanks: 'Thank you for the conversation and for your time.',
    nextSteps:
      'The team will go through your answers and get back to you. You can see on the next page how to reach a person or have your data deleted.',
  },
};
