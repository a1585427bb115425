import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    experience: 'Experience with these tasks',
    ownership: 'Ownership',
    cooperation: 'Cooperation',
    learning: 'Learning',
    judgement: 'Judgement',
  },
  questions: {
    'nearest-work': {
      text: 'Let us start on easy ground. Of all you have done so far, at work, in training or elsewhere, what comes nearest to this job, and what was your own part in it?',
      purpose: 'An easy start that shows where experience and job meet.',
      followUps: {
        'too-short': 'What did an ordinary day look like there?',
        'no-own-part': 'Which part of that was in your hands?',
        'no-example': 'Pick one stretch of time, one place. What did you do there?',
      },
    },
    'duty-last-time': {
      text: 'The description names this task: “{duty}”. Tell me about the last time you did this, or something close to it, from beginning to end.',
      junior:
        'The description names this task: “{duty}”. Where have you done something like it, even on a small scale, and how did you go about it?',
      purpose: 'Looks for real experience with a task of this very job.',
      followUps: {
        'too-short': 'What was the situation at the start, and what was your first step?',
        'no-own-part': 'Which of these steps did you do yourself?',
        'no-result': 'What was there at the end, and who was glad of it?',
        'claim-without-number': 'How large was it, and how long did it take?',
      },
    },
    'duty-goes-wrong': {
      text: 'This is part of the job, too: “{duty}”. What tends to go wrong in this kind of work, and how do you notice it early?',
      purpose: 'Those who know the work know where it fails.',
      followUps: {
        'too-short': 'Take the most frequent mistake. What is the first sign of it?',
        'no-example': 'When did you last see that happen?',
        'no-result': 'What did you do about it, and did it help?',
      },
    },
    'duty-done-well': {
      text: 'It also says: “{duty}”. How do you tell whether this has been done really well, and not merely done?',
      purpose: 'Shows own standards for the work of this job.',
      followUps: {
        'too-short': 'Imagine two people did it, one well and one so-so. Where do you see the difference?',
        'no-example': 'Take one piece of work of yours that was really good. What made it so?',
        'unclear-term': 'You said good or clean. By what would I see that?',
      },
    },
    'requirement-in-use': {
      text: 'The description asks for this: “{requirement}”. Where did you need that last, and what did you do with it?',
      purpose: 'Looks for use of a required skill instead of its mention.',
      followUps: {
        'too-short': 'Describe one day on which you needed it.',
        'no-own-part': 'What did you do yourself there?',
        'no-result': 'What came out of it?',
        'unclear-term': 'What do you understand by that word in daily work?',
      },
    },
    'tool-in-your-hands': {
      text: 'You would work with {tool} here. What have you done with it yourself, and where did it make trouble for you?',
      purpose: 'Separates use in earnest from hearsay.',
      followUps: {
        'too-short': 'What was the last thing you did with it?',
        'no-example': 'Take one task you solved with it. Which was it?',
        'no-own-part': 'Who had set it up, and what did you do in it?',
        'no-result': 'How did you get round the trouble?',
      },
    },
    'first-four-weeks': {
      text: 'Imagine your first four weeks here. What would you want to understand first, and whom would you ask?',
      purpose: 'Shows how the candidate approaches a new place.',
      followUps: {
        'too-short': 'What would your very first question be on the first morning?',
        'no-example': 'How did you do that in your last new place?',
      },
    },
    'your-mistake': {
      text: 'Tell me about a mistake of yours that had consequences for others. What did you do when you noticed, and what is different since?',
      purpose: 'Shows honesty and responsibility.',
      followUps: {
        'too-short': 'Who was affected, and how did they learn of it?',
        'no-own-part': 'What exactly was your share in it?',
        'no-result': 'How did it end for those affected?',
        'no-example': 'It may be long ago or small. Which mistake comes to mind?',
      },
    },
    'all-due-at-once': {
      text: 'Think of a week in which everything was due at once. What did you leave undone, and how did you decide that?',
      purpose: 'Shows how the candidate sets priorities when not everything is possible.',
      followUps: {
        'too-short': 'What was on the list, and what did you cross off first?',
        'no-example': 'Which week was it?',
        'no-result': 'What came of the things you left undone?',
        'no-own-part': 'What did you decide yourself, and what was decided for you?',
      },
    },
    'hard-to-work-with': {
      text: 'Think of a person you found hard to work with. What was your own share in that, and how did you get the work done all the same?',
      purpose: 'Shows self-knowledge and work with different people.',
      followUps: {
        'too-short': 'What happened between you, in one scene?',
        'no-own-part': 'And what did you do that made it harder for the other one?',
        'no-result': 'How was it between you at the end?',
        'no-example': 'Think of one person, no name is needed.',
      },
    },
    'costly-misunderstanding': {
      text: 'Tell me about a misunderstanding that cost time or money. Where did it begin, and what do you do differently since?',
      purpose: 'Shows how the candidate makes sure of being understood.',
      followUps: {
        'too-short': 'What did one say, and what did the other hear?',
        'no-own-part': 'What could you have done yourself to prevent it?',
        'no-result': 'How was it cleared up?',
        'claim-without-number': 'What did it cost, in hours or money?',
      },
    },
    'hard-to-hear': {
      text: 'What did someone once say about your work that was hard to hear? What did you do with it?',
      purpose: 'Shows how the candidate takes criticism.',
      followUps: {
        'too-short': 'What were the words, as nearly as you remember them?',
        'no-result': 'What has changed since, and who would notice?',
        'no-example': 'It can be from a boss, a colleague, a teacher or a customer.',
      },
    },
    'learned-in-a-hurry': {
      text: 'What did you last have to learn in a hurry for your work? How did you go about it, and how soon could you use it?',
      purpose: 'Shows how the candidate learns when it counts.',
      followUps: {
        'too-short': 'What did you do on the first day to get into it?',
        'no-result': 'What did you first do with it in earnest?',
        'claim-without-number': 'How long did it take until you managed on your own?',
      },
    },
    'clumsy-until-you-came': {
      text: 'Tell me about something at work that was done in a clumsy way until you changed it. What is better now?',
      purpose: 'Shows initiative that reaches its end.',
      followUps: {
        'too-short': 'How was it done before, step by step?',
        'no-own-part': 'What was your idea, and what did you do yourself?',
        'claim-without-number': 'How much time or how many mistakes does it save?',
        'no-result': 'Is it still done your way?',
      },
    },
    'quick-or-correct': {
      text: 'When did you last have to choose between the quick way and the correct way? What did you do, and what did it cost?',
      purpose: 'Shows integrity in daily work.',
      followUps: {
        'too-short': 'What would the quick way have been?',
        'no-example': 'It may be an ordinary thing from last week.',
        'no-result': 'How did the others react?',
      },
    },
    'not-good-enough': {
      text: 'Think of someone you led whose work was not good enough. What did you do, week by week, and how did it end?',
      purpose: 'Shows leading with clarity and fairness.',
      followUps: {
        'too-short': 'What did you say in the first talk?',
        'no-own-part': 'What was your own share in it not working?',
        'no-result': 'Where is this person today?',
        'unclear-term': 'What did you mean by not good enough, and did the person know it?',
      },
    },
    'half-the-information': {
      text: 'Tell me about a decision you had to take with half of the information. What did you know, what did you guess, and how did it turn out?',
      purpose: 'Shows judgement under uncertainty.',
      followUps: {
        'too-short': 'What exactly had to be decided, and by when?',
        'no-own-part': 'Was it your decision? Who else had a say?',
        'no-result': 'How did it turn out, and would you decide the same way again?',
      },
    },
  },
};
