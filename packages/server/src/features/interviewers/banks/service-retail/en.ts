import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    customers: 'Dealing with customers',
    complaints: 'Complaints',
    selling: 'Selling',
    'shop-floor': 'Stock, cash and safety',
    hospitality: 'Hospitality',
    logistics: 'Transport and warehouse',
    trade: 'Craft and technology',
    care: 'Care for people',
  },
  questions: {
    'silent-customer': {
      text: 'A customer stands there, says nothing and looks a bit lost. What do you do in the first minute?',
      purpose: 'Shows how the candidate reads people and opens a conversation.',
      followUps: {
        'too-short': 'What is the first sentence you say?',
        'no-example': 'When did you last have someone like that before you?',
        'no-result': 'And how did it go on from there?',
      },
    },
    'more-than-the-rules': {
      text: 'Tell me about a customer for whom you did more than you had to. What made you do it, and what came of it?',
      purpose: 'Shows real care for customers, with a sense of proportion.',
      followUps: {
        'too-short': 'What did this person need, and how did you notice?',
        'no-example': 'It may be something small. Which customer comes to mind?',
        'no-result': 'How did the customer react, and your boss?',
        'no-own-part': 'What did you do yourself there?',
      },
    },
    'alone-and-three-waiting': {
      text: 'You are alone, three customers are waiting, and the phone rings. What do you do, and what do you say to whom?',
      purpose: 'Shows order, manner and calm when it gets busy.',
      followUps: {
        'too-short': 'What do you say to the second one in the queue?',
        'no-example': 'When did you last stand there like that?',
        'no-result': 'Did anybody leave? What would you do about it today?',
      },
    },
    'customer-out-of-sight': {
      text: 'Think of a customer on the phone or in writing whose problem was hard to grasp. How did you get to the bottom of it?',
      withTool:
        'Think of a customer whose problem reached you through {tool} and was hard to grasp. How did you get to the bottom of it?',
      purpose: 'Shows listening and asking when the customer cannot be seen.',
      followUps: {
        'too-short': 'Which question of yours brought the solution?',
        'no-example': 'Take one call or one message that you remember.',
        'no-result': 'Was it solved in the end? How long did it take?',
        'no-own-part': 'What did you do before you passed it on?',
      },
    },
    'angriest-customer': {
      text: 'Tell me about the angriest customer you ever had to deal with. What did you say first, and how did it end?',
      junior:
        'Tell me about someone who was really angry with you or your team, at work or elsewhere. What did you say first, and how did it end?',
      purpose: 'Shows calm and method in a heated situation.',
      followUps: {
        'too-short': 'What had happened before, and what did this person shout at you?',
        'no-example': 'Take one person you still remember.',
        'no-own-part': 'What did you do until somebody else took over?',
        'no-result': 'How did the person leave in the end?',
      },
    },
    'rules-do-not-allow': {
      text: 'Someone wants their money back, and the rules do not allow it. How do you lead that conversation?',
      purpose: "Shows firmness with respect, and use of one's own room for decision.",
      followUps: {
        'too-short': 'What is the sentence with which you say no?',
        'no-example': 'When did you have to do that, and what was it about?',
        'no-result': 'Did the customer accept it?',
      },
    },
    'third-time-this-month': {
      text: 'The same complaint reaches you for the third time this month. What do you do, besides calming the customer?',
      purpose: 'Shows whether complaints lead to improvement.',
      followUps: {
        'too-short': 'Whom do you tell, and what do you bring along?',
        'no-example': 'Which complaint was that in your case?',
        'claim-without-number': 'How often did it occur before, and how often after?',
        'no-result': 'Did it stop?',
      },
    },
    'before-you-offered': {
      text: 'Take something you sold, or talked somebody into. How did you find out what this person needed before you offered anything?',
      purpose: 'Shows selling by need and not by pressure.',
      followUps: {
        'too-short': 'Which question did you ask, and what was the answer?',
        'no-example': 'Take one customer and one product.',
        'no-result': 'What did they buy in the end, and did they come back?',
        'claim-without-number': 'What was it worth, or how many of ten customers buy from you?',
      },
    },
    'after-the-fifth-no': {
      text: 'You speak to people who did not ask for it, on the phone or in the street. How do you open, and what do you do after the fifth no in a row?',
      purpose: 'Shows technique and staying power in cold contacts.',
      followUps: {
        'too-short': 'Say your first two sentences to me as if I were that person.',
        'no-example': 'Where did you do that, and for what?',
        'claim-without-number': 'Out of a hundred contacts, how many went well?',
        'no-result': 'What did you change that brought more yeses?',
      },
    },
    'below-target': {
      text: 'It is the twentieth of the month, and you are well below your target. What do you change, and what would you not do in spite of the pressure?',
      senior:
        'It is the twentieth of the month, and your team is well below target. What do you do with whom, and what would you not let happen in spite of the pressure?',
      purpose: 'Shows dealing with targets, with integrity.',
      followUps: {
        'too-short': 'What do you look at first to see where the gap comes from?',
        'no-example': 'Tell me about a month like that.',
        'claim-without-number': 'What was the target, and where did you end up?',
        'no-result': 'How did that month end?',
      },
    },
    'system-says-twelve': {
      text: 'The system says twelve pieces, but there are nine on the shelf. What do you do now, and how do you find the cause?',
      purpose: 'Shows care with stock and the search for causes.',
      followUps: {
        'too-short': 'Where do you look first?',
        'no-example': 'When did you last have such a difference, and with what?',
        'no-result': 'What was the reason, and what is done differently now?',
      },
    },
    'till-does-not-balance': {
      text: 'At the end of your shift the money in the till does not match the receipts. What do you do, step by step?',
      purpose: 'Shows honesty and method with money.',
      followUps: {
        'too-short': 'What do you do before you tell anyone?',
        'no-example': 'Did that happen to you? How much was it about?',
        'no-result': 'Was it cleared up?',
      },
    },
    'could-have-hurt': {
      text: 'Tell me about a situation at work that could have hurt someone. What did you notice, and what did you do at once?',
      purpose: 'Shows alertness and responsibility for safety.',
      followUps: {
        'too-short': 'What could have happened, to whom?',
        'no-example': 'It may be small: a cable, a ladder, a wet floor. What do you remember?',
        'no-own-part': 'What did you do yourself, before someone else came?',
        'no-result': 'What was changed, so that it does not happen again?',
      },
    },
    'two-do-not-turn-up': {
      text: 'It is your busiest day, you run the shift, and two people do not turn up. How do you get through, and what do you tell the others?',
      purpose: 'Shows leading a shift under pressure.',
      followUps: {
        'too-short': 'What do you decide in the first ten minutes?',
        'no-example': 'When did that happen to you?',
        'no-result': 'How did the day end, and what did you do about the two afterwards?',
      },
    },
    'full-house-slow-kitchen': {
      text: 'Every table is taken, the kitchen is behind, and guests are getting restless. What do you do at the tables, and what do you say in the kitchen?',
      purpose: 'Shows hospitality and teamwork in the rush.',
      followUps: {
        'too-short': 'What do you say to the table that has waited longest?',
        'no-example': 'Tell me about an evening like that.',
        'no-result': 'How did the guests leave?',
      },
    },
    'from-delivery-to-plate': {
      text: 'How do you make sure that the food you hand out is safe? Go through one ordinary day, from delivery to plate.',
      purpose: 'Shows hygiene as a habit.',
      followUps: {
        'too-short': 'The delivery arrives. What do you check before you sign?',
        'unclear-term': 'You mentioned cooling or cleaning. At what temperature, how often?',
        'no-example': 'When did you throw something away, and why?',
      },
    },
    'not-all-stops': {
      text: 'You are on the road with a full vehicle, and it becomes clear that you will not make all the stops in time. What do you do, in which order?',
      purpose: 'Shows judgement and reliability on the road.',
      followUps: {
        'too-short': 'Whom do you call first?',
        'no-example': 'Tell me about a day on which it was like that.',
        'no-result': 'How many stops were left in the end, and what happened with them?',
      },
    },
    'damaged-or-incomplete': {
      text: 'A shipment arrives damaged or incomplete. Take me through what you do until the customer has the right goods.',
      withTool:
        'A shipment arrives damaged or incomplete. Take me through what you do, in {tool} and beside it, until the customer has the right goods.',
      purpose: 'Shows order in handling mistakes in the chain.',
      followUps: {
        'too-short': 'What do you do while the driver is still standing there?',
        'no-example': 'Which case do you remember best?',
        'no-result': 'When did the customer have the goods?',
        'no-own-part': 'Which of these steps were yours?',
      },
    },
    'machine-stands-still': {
      text: 'A machine or a device stands still, and everybody is waiting for you. How do you find the fault? Take one you remember.',
      purpose: 'Shows systematic search for faults in technology.',
      followUps: {
        'too-short': 'What did you look at first, and what could you rule out?',
        'no-own-part': 'Which part did you do on your own?',
        'no-result': 'What was it in the end, and did it hold?',
        'claim-without-number': 'How long did it stand still?',
      },
    },
    'had-to-be-redone': {
      text: 'Tell me about a piece of your work that had to be done again. What had gone wrong, and what do you check today before you leave?',
      purpose: "Shows honesty about one's own work and learning from it.",
      followUps: {
        'too-short': 'Who noticed it, and by what?',
        'no-own-part': 'What was your share in it?',
        'no-result': 'Has it happened again since?',
        'claim-without-number': 'How much time or material did it cost?',
      },
    },
    'before-you-reach-in': {
      text: 'Before you begin work on a machine, a line or a vehicle: what do you do so that it cannot hurt you or anyone else?',
      purpose: 'Shows that safe working is a habit.',
      followUps: {
        'too-short': 'How do you know that there is really no power on it any more?',
        'no-example': 'When did this save you, or somebody else?',
        'unclear-term': 'You said you secure it. What exactly do you do with your hands?',
      },
    },
    'does-not-want-it': {
      text: 'Someone in your care refuses what has to be done: washing, eating, medicine. What do you do?',
      purpose: 'Shows respect for self-determination together with responsibility.',
      followUps: {
        'too-short': 'What do you say to this person?',
        'no-example': 'Tell me about one person, without a name.',
        'no-result': 'How did it go on, and whom did you tell?',
      },
    },
    'not-as-usual': {
      text: 'Tell me about a time you noticed that someone in your care was not as usual. What did you see, and whom did you tell?',
      purpose: 'Shows observation and passing on what matters.',
      followUps: {
        'too-short': 'What exactly was different: the face, the walk, the eating, the words?',
        'no-own-part': 'What did you do yourself until help came?',
        'no-result': 'What was it in the end?',
      },
    },
  },
};
