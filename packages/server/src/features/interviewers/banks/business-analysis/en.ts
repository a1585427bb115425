import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    requirements: 'Understanding needs',
    analysis: 'Analysis',
    stakeholders: 'Working with stakeholders',
    finance: 'Finance and control',
    market: 'Market and customers',
    project: 'Getting projects done',
    people: 'People and administration',
  },
  questions: {
    'different-problem': {
      text: 'Tell me about a request that turned out to be a different problem from the one people had asked you to solve. How did you find out?',
      purpose: 'Shows whether the candidate looks for the need behind a wish.',
      followUps: {
        'too-short': 'What had you been asked for, word for word, and what was really needed?',
        'no-example': 'Think of any request, large or small, where the first description was not the whole story.',
        'no-own-part': 'Which question of yours brought it to light?',
        'no-result': 'What was built or changed in the end, and did it help?',
      },
    },
    'opposite-wishes': {
      text: 'Two departments want opposite things from the same process. How do you get to one version that both can live with? Take a case you remember.',
      purpose: 'Shows how conflicting interests are worked out instead of passed on.',
      followUps: {
        'too-short': 'What exactly did each side want, and what were they afraid of?',
        'no-own-part': 'What did you do between the two of them?',
        'no-result': 'What was agreed, and did it hold?',
      },
    },
    'done-or-not-done': {
      text: 'Take a requirement you wrote. How did you put it so that one person could build it and another could tell whether it was done?',
      purpose: 'Shows precision in writing, checked against use.',
      followUps: {
        'too-short': 'Say the requirement aloud as it stood on paper.',
        'no-example': 'Any requirement will do, even a small field on a form. What did it say?',
        'no-result': 'Where was it misunderstood all the same?',
      },
    },
    'process-as-lived': {
      text: 'Think of a process that you recorded or improved. Where did daily work differ from the manual, and what did you do about it?',
      withTool:
        'Think of a process that you brought into {tool}. Where did daily work differ from what was on paper, and what did you do about it?',
      purpose: 'Shows whether the candidate works with reality instead of with diagrams.',
      followUps: {
        'too-short': 'Take one step of that process. What should happen there, and what did people do?',
        'no-example': 'Which process was it, and who was in it?',
        'claim-without-number': 'How long did it take, or how often did it go wrong, before and after?',
        'no-result': 'What became of your improvement half a year later?',
      },
    },
    'analysis-changed-decision': {
      text: 'Tell me about an analysis of yours that changed a decision. What data did you have, and how sure were you?',
      withTool:
        'Tell me about an analysis you made with {tool} that changed a decision. What data did you have, and how sure were you?',
      junior:
        'Tell me about an analysis you did, in a job or for your studies. What was the question, what data did you use, and what came out of it?',
      purpose: 'Shows whether analysis serves a decision and its limits are known.',
      followUps: {
        'too-short': 'What was the question you wanted to answer, in one sentence?',
        'no-own-part': 'Which part of the analysis did you do yourself?',
        'no-result': 'What was decided because of it, and was it right?',
        'claim-without-number': 'Which figure convinced people?',
      },
    },
    'figures-do-not-agree': {
      text: 'The figures you were given do not add up, and tomorrow morning they are to be presented. What do you do this evening?',
      purpose: 'Shows care and honesty under time pressure.',
      followUps: {
        'too-short': 'Where do you look first, and whom do you call?',
        'no-example': 'Did that happen to you? How did that evening go?',
        'no-result': 'What did you show the next morning?',
      },
    },
    'figure-changed-behaviour': {
      text: 'Name a key figure that you introduced or changed. What did people do differently because of it, in a way you wanted or did not want?',
      purpose: 'Shows understanding of how measurement steers people.',
      followUps: {
        'too-short': 'How was the figure calculated, and who saw it?',
        'unclear-term': 'What precisely counts in that figure, and what not?',
        'no-result': 'Is the figure still in use? What became of it?',
        'claim-without-number': 'Where did it stand at first, and where later?',
      },
    },
    'no-to-someone-important': {
      text: 'When did you have to tell someone important that they could not have what they wanted? How did you go about it?',
      purpose: 'Shows backbone and tact towards people with power.',
      followUps: {
        'too-short': 'What did you say, as nearly as you remember, and what came back?',
        'no-example': 'It need not have been a director. Who was it, and what did they want?',
        'no-result': 'How was it between the two of you afterwards?',
      },
    },
    'old-way-new-way': {
      text: 'People were used to the old way and did not want the new one. How did you win such a group over, and who never came along?',
      purpose: 'Shows real experience with introducing something new.',
      followUps: {
        'too-short': 'Take the one who was most against it. What was their reason?',
        'no-example': 'What was being introduced, and for how many people?',
        'no-own-part': 'What was your part in it?',
        'claim-without-number': 'How many used it after a month, and after half a year?',
      },
    },
    'complicated-made-simple': {
      text: 'Explain to me the most complicated thing you worked on last year, as you would to someone from a different field. Why did it matter?',
      purpose: 'Shows whether the candidate can put a matter clearly and choose what is important.',
      followUps: {
        'too-short': 'What would have happened if nobody had done it?',
        'unclear-term': 'One of those words would be new to an outsider. How would you put it?',
        'no-own-part': 'And which part of it was yours?',
      },
    },
    'account-does-not-reconcile': {
      text: 'The month closes in two days, and one account does not reconcile. How do you go about it, and when do you tell whom?',
      withTool:
        'The month closes in two days, and one account in {tool} does not reconcile. How do you go about it, and when do you tell whom?',
      purpose: 'Shows method and openness in accounting.',
      followUps: {
        'too-short': 'What is the first list you pull, and what do you compare it with?',
        'no-example': 'Which account was it the last time that happened to you?',
        'no-result': 'What was the cause, and what did you change so that it does not recur?',
        'claim-without-number': 'From what amount on is a difference material for you?',
      },
    },
    'eight-percent-over': {
      text: 'Costs are eight percent over plan. How do you find out why, and what do you bring to the person who answers for the budget?',
      purpose: 'Shows whether variance analysis leads to a decision.',
      followUps: {
        'too-short': 'How do you split those eight percent? Name the first two parts.',
        'no-example': 'Take a deviation you really had to explain. Which was it?',
        'no-result': 'What was done because of your analysis?',
        'claim-without-number': 'Which part explained how many of the eight percent?',
      },
    },
    'weakest-assumption': {
      text: 'Think of a case you calculated for a decision, an investment, a price, a new offer. Which assumption was the weakest, and how did you show it?',
      purpose: 'Shows honesty about uncertainty in calculations.',
      followUps: {
        'too-short': 'If that assumption is wrong by a third, what happens to the result?',
        'no-example': 'A small calculation will do, from a job or from your studies. What was to be decided?',
        'claim-without-number': 'What values did you assume, and where did you get them?',
        'no-result': 'How did reality compare with your calculation?',
      },
    },
    'wrong-and-unnoticed': {
      text: 'In which process of yours could money, data or a deadline have gone astray without anyone noticing, and what control did you put there?',
      purpose: 'Shows an eye for risk and controls that people live with.',
      followUps: {
        'too-short': 'Who could have done what, and who would have seen it?',
        'no-example': 'Take any process with money or deadlines in it. Where is its weak spot?',
        'no-result': 'Did your control ever catch anything?',
      },
    },
    'campaign-that-worked': {
      text: 'Take a campaign or a piece of content you were responsible for. Whom was it for, what did it cost, and how do you know that it worked?',
      withTool:
        'Take something you did with {tool} to reach customers. Whom was it for, what did it cost, and how do you know that it worked?',
      purpose: 'Shows whether marketing is thought of from the audience and the effect.',
      followUps: {
        'too-short': 'Describe one person it was meant for. What should this person do after seeing it?',
        'no-own-part': 'What did you do yourself, and what did an agency or colleagues do?',
        'claim-without-number': 'What did one lead or one sale cost you in the end?',
        'no-result': 'What did you change after the first results?',
      },
    },
    'what-customers-wanted': {
      text: 'When did you last find out something about customers that surprised your company? How did you get there, and what was done with it?',
      purpose: 'Shows whether the candidate learns from customers and competitors at first hand.',
      followUps: {
        'too-short': 'What had the company believed before?',
        'no-own-part': 'Did you speak to customers yourself? How many?',
        'no-result': 'What changed because of it, in the product, the price or the text?',
        'unclear-term': 'When you say customers: who precisely?',
      },
    },
    'deal-with-many-heads': {
      text: 'Walk me through a deal you won or lost in which several people on the other side had to agree. At which point was it decided?',
      junior:
        'Tell me about a time you had to convince several people of something, each with other reasons. How did you go about it?',
      purpose: 'Shows selling as work on people and decisions, and honest analysis.',
      followUps: {
        'too-short': 'Who sat on the other side, and what did each of them want?',
        'no-own-part': 'What did you do yourself at the decisive point?',
        'claim-without-number': 'How large was the deal, and how long did it take?',
        'no-result': 'What would you do differently in the same deal today?',
      },
    },
    'customer-about-to-leave': {
      text: 'Tell me about a customer or partner who was about to leave. What was the first sign, and what did you do?',
      purpose: 'Shows attention to existing customers and action on causes.',
      followUps: {
        'too-short': 'What did you notice first: a word, a figure, a silence?',
        'no-own-part': 'What did you do, and what did others do?',
        'no-result': 'Did they stay? For how long?',
        'claim-without-number': 'How much did this customer mean for you in sales or orders?',
      },
    },
    'first-knew-late': {
      text: 'Take a project that was late in the end. When did you first know, and what did you do on that day?',
      junior:
        'Think of a task or project, at work or in your studies, that took longer than planned. When did you notice, and what did you do then?',
      purpose: 'Shows how early bad news is seen and told.',
      followUps: {
        'too-short': 'What was the sign? Who else saw it?',
        'no-own-part': 'Were you in charge of the project? What was in your hands?',
        'no-result': 'How late was it in the end, and what did that mean for those who waited?',
        'claim-without-number': 'How long was planned, and how long did it take?',
      },
    },
    'risk-before-others': {
      text: 'Which risk in a project did you see before others did? What did you do about it, and what did it cost you?',
      purpose: 'Shows foresight and the courage to spend effort on it.',
      followUps: {
        'too-short': 'What made you suspect it?',
        'no-result': 'Did it happen? How did it end?',
        'no-own-part': 'What did you do beyond writing it on a list?',
        'claim-without-number': 'How likely did you think it was, and how bad would it have been?',
      },
    },
    'works-without-you': {
      text: 'Think of something you introduced or built. How did you hand it over so that it still worked half a year later without you?',
      purpose: 'Shows whether the candidate thinks beyond the end of a project.',
      followUps: {
        'too-short': 'Who took it over, and what could this person do when you left?',
        'no-example': 'Even a spreadsheet or a routine will do. What was it?',
        'no-result': 'How do you know that it still works today?',
      },
    },
    'hard-to-fill': {
      text: 'Tell me about a position that was hard to fill. What did you change in the way you searched or chose, and did it work?',
      purpose: 'Shows recruiting as work with facts, fairness and the department.',
      followUps: {
        'too-short': 'What did the department want, and what did the market offer?',
        'no-own-part': 'What was your idea in it?',
        'claim-without-number': 'How many people applied before and after, and how long did it take?',
        'no-result': 'Is the person still there?',
      },
    },
    'wrong-payslip': {
      text: 'A payslip or a contract is wrong, and the person concerned stands at your desk. How do you handle it, now and for the future?',
      purpose: 'Shows care, legal sense and manner with employees.',
      followUps: {
        'too-short': 'What do you say to this person in the first minute?',
        'no-example': 'What was the last mistake of that kind you had on your desk?',
        'no-result': 'What did you change so that it does not happen to the next one?',
      },
    },
    'five-want-something': {
      text: 'Think of a day when five people wanted something from you at once. How did you decide what comes first, and who had to wait?',
      purpose: 'Shows order and manner in office work with many claims.',
      followUps: {
        'too-short': 'Who were these five, and what did each of them want?',
        'no-result': 'What was left at the end of the day?',
        'no-example': 'Take last week, or any day you remember.',
      },
    },
    'able-afterwards': {
      text: 'Take a course, a lesson or learning material of yours. What could people do afterwards that they could not do before, and how did you find out?',
      purpose: 'Shows whether teaching is judged by what people learn.',
      followUps: {
        'too-short': 'Take one person from that group. What was different for this person afterwards?',
        'no-own-part': 'What of it did you develop yourself?',
        'claim-without-number': 'How many took part, and how many could do it at the end?',
        'no-result': 'What did you change the next time?',
      },
    },
  },
};
