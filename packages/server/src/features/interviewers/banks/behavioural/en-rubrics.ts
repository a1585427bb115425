import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'nearest-work': {
    anchors: {
      '1': 'General words, no link to the job.',
      '3': 'Names comparable work and some tasks; own part or extent stay vague.',
      '5': 'Concrete work near to the job, own part and extent clear, says openly what would be new.',
    },
    facts: {
      'comparable-work': [
        'I did very similar work in my last job.',
        'The nearest to it is the work I do now.',
        'During my training I had the same tasks.',
      ],
      'own-part': [
        'My part was to look after the customers.',
        'I was responsible for planning and ordering.',
        'I did that on my own.',
      ],
      extent: ['I have done that for three years.', 'We were a team of six.', 'It was about forty cases a week.'],
      'what-is-new': [
        'What would be new for me is the industry.',
        'I have not worked with that system yet.',
        'I would still have to learn the legal side.',
      ],
    },
  },
  'duty-last-time': {
    anchors: {
      '1': 'Has not done it and knows nothing near to it, or stays general.',
      '3': 'A comparable case with the main steps; own part or result stay vague.',
      '5': 'One concrete case with starting point, own steps, a difficulty and how it was met, and a result that can be checked.',
    },
    facts: {
      'starting-point': [
        'At the start there was only a rough idea of what was needed.',
        'The situation was that the old way no longer worked.',
        'I got the task from my manager with a date.',
      ],
      'own-steps': [
        'First I looked at what was already there, then I made a plan.',
        'I started by talking to the people concerned.',
        'Step by step I worked through it and kept a list.',
      ],
      difficulty: [
        'The difficult part was that information was missing.',
        'Halfway through it turned out that it would not work like that.',
        'What made it hard was the short time.',
      ],
      result: [
        'In the end it was finished on time and is still in use.',
        'The result was that we needed a third less time.',
        'My manager took it over as it was.',
      ],
    },
  },
  'duty-goes-wrong': {
    anchors: {
      '1': 'Nothing goes wrong, or mistakes of the general kind.',
      '3': 'Names a typical difficulty; signs and remedy are thin.',
      '5': 'Names typical faults of this work with causes, early signs, and what they do against it, with a case of their own.',
    },
    facts: {
      'typical-fault': [
        'Most often it goes wrong because not everyone has the same information.',
        'The usual mistake is that one starts too early.',
        'What is often forgotten is to check the details.',
      ],
      'early-sign': [
        'I notice it when questions come back twice.',
        'The first sign is that people stop answering.',
        'When the numbers no longer fit, something is wrong.',
      ],
      remedy: [
        'That is why I check it once at the beginning and once halfway.',
        'I ask again and have it confirmed.',
        'We have a short list that we go through.',
      ],
      'own-case': [
        'That happened to me last year.',
        'Once we noticed only at the very end.',
        'In one case I caught it just in time.',
      ],
    },
  },
  'duty-done-well': {
    anchors: {
      '1': 'When nobody complains.',
      '3': 'Names general signs of quality, such as on time and without mistakes.',
      '5': 'Concrete signs for this work, from the view of those who depend on it, checks them, and can show an example.',
    },
    facts: {
      'concrete-sign': [
        'You see it by whether people can go on working with it at once.',
        'It is good when there is no need to ask back.',
        'The difference shows after a few weeks.',
      ],
      'view-of-others': [
        'I ask those who have to work with it.',
        'The customer decides whether it is good.',
        'What counts is that the next one in line has it easy.',
      ],
      'checks-it': [
        'Before I hand it over I check it against a list.',
        'I have a second person look at it.',
        'I look again a week later.',
      ],
      'own-example': [
        'In my last job I was the one whose work was taken without correction.',
        'One example is the guide I wrote, which is still used.',
        'Once I did it again, because it was not good enough for me.',
      ],
    },
  },
  'requirement-in-use': {
    anchors: {
      '1': 'Claims to have it, without a case.',
      '3': 'One case of use; depth or result stay open.',
      '5': 'Concrete and recent case, own actions, limits of own ability named, result.',
    },
    facts: {
      'recent-case': [
        'I needed that last month in my current job.',
        'The last time was in a project this spring.',
        'I use that every day at work.',
      ],
      'own-action': [
        'I did that on my own from beginning to end.',
        'I prepared it and carried it out.',
        'My task was to explain it to the others.',
      ],
      limit: [
        'I am sure in the basics, less so in special cases.',
        'What I cannot do yet is the advanced part.',
        'For difficult questions I ask a colleague.',
      ],
      result: [
        'It worked and we still do it that way.',
        'Because of that we were done a week earlier.',
        'The customer was satisfied and came back.',
      ],
    },
  },
  'tool-in-your-hands': {
    anchors: {
      '1': 'Knows the name, has seen it.',
      '3': 'Has used it for usual tasks; no depth, no trouble.',
      '5': 'Concrete tasks with it, a limit or trap met and how they got round it, says openly what they do not know about it, or shows the same with a comparable tool.',
    },
    facts: {
      'real-use': [
        'I used it nearly every day for two years.',
        'I built our whole reporting with it.',
        'The last thing I did with it was to set up a new project.',
      ],
      trouble: [
        'It got slow with large amounts of data.',
        'The trouble was that an update changed everything.',
        'One thing always annoyed me, that you cannot undo it.',
      ],
      'way-round': [
        'I got round it by splitting it up.',
        'I found the solution in the documentation.',
        'In the end I asked the vendor.',
      ],
      'honest-limit': [
        'I know a comparable tool better.',
        'I have never administered it myself.',
        'I only know part of its functions.',
      ],
    },
  },
  'first-four-weeks': {
    anchors: {
      '1': 'Waits to be told.',
      '3': 'Would meet people and read; without a goal.',
      '5': 'Knows what they need to understand and why, whom they would ask and watch, and what small thing they would finish early.',
    },
    facts: {
      'wants-to-understand': [
        'First I would want to understand who the customers are and what they need.',
        'I want to know how the work flows and where it gets stuck.',
        'I would look at what was tried before.',
      ],
      'asks-people': [
        'I would sit beside those who do the work.',
        'I would talk to each one in the team for half an hour.',
        'I would ask my predecessor.',
      ],
      'early-result': [
        'I would like to finish something small in the second week.',
        'I would take over a small task soon to learn by it.',
        'After four weeks I would tell my manager what struck me.',
      ],
      'no-hasty-change': [
        'I would not change anything before I understand it.',
        'At first I would mostly listen.',
        'As a newcomer you see things others no longer see, so I would write them down.',
      ],
    },
  },
  'your-mistake': {
    anchors: {
      '1': 'No mistake, or one that is really a merit, or the fault of others.',
      '3': 'A real mistake that was put right; who was told and what changed stay vague.',
      '5': 'Own share named plainly, told those affected before being found out, limited the damage, changed something lasting.',
    },
    facts: {
      'own-share': [
        'It was my mistake, I had not checked it.',
        'I sent it to the wrong person.',
        'I had promised something that I could not keep.',
      ],
      'told-others': [
        'I told my boss at once.',
        'I called those affected myself and apologised.',
        'I said openly that it was me.',
      ],
      'limited-damage': [
        'I stayed longer until it was put right.',
        'We could stop it before it went out.',
        'I looked for a way to make it good again.',
      ],
      'lasting-change': [
        'Since then I have someone else look over it.',
        'I now always check that before I send it.',
        'We changed the process so that it cannot happen again.',
      ],
    },
  },
  'all-due-at-once': {
    anchors: {
      '1': 'Worked longer and did everything.',
      '3': 'Sorted by urgency; nobody was told, the reasons stay vague.',
      '5': 'Chose by consequences, left something out deliberately, told those who waited, got help or a decision in time, and knows what it cost.',
    },
    facts: {
      'chose-by-consequence': [
        'I asked myself what happens if it is not done.',
        'What others were waiting for came first.',
        'I sorted it by what does the most harm if it is late.',
      ],
      'left-out': [
        'I left the report undone until the week after.',
        'I cancelled two meetings.',
        'I did it only roughly, because that was enough.',
      ],
      'told-waiting': [
        'I told those who had to wait.',
        'I asked my boss which of the two is more important.',
        'I gave them a new date.',
      ],
      help: ['I asked a colleague to take over part of it.', 'I passed one thing on.', 'Together we managed it.'],
    },
  },
  'hard-to-work-with': {
    anchors: {
      '1': 'Gets on with everybody, or it was the other one.',
      '3': 'Tells of a conflict and a way out; own share stays pale.',
      '5': 'Describes it fairly, sees own share, spoke with the person, found a way of working, and knows what came of it.',
    },
    facts: {
      'fair-view': [
        'He was under a lot of pressure, too.',
        'From her point of view it made sense.',
        'She was very good at her job, only different from me.',
      ],
      'own-share': [
        'My share was that I became impatient.',
        'I had told him things too late.',
        'I answered sharply, which did not help.',
      ],
      'talked-directly': [
        'I asked her for a talk just between us.',
        'I told him what bothers me without reproach.',
        'We cleared it up over a coffee.',
      ],
      'way-of-working': [
        'We agreed to settle things in writing.',
        'We split the tasks, so that each has an own field.',
        'Every Monday we talked for ten minutes.',
      ],
      outcome: [
        'We did not become friends, but it worked.',
        'Later we worked well together.',
        'The project was finished on time.',
      ],
    },
  },
  'costly-misunderstanding': {
    anchors: {
      '1': 'Others did not listen.',
      '3': 'A misunderstanding and its solution; own share and lesson are thin.',
      '5': 'Exact point where it began, own share, cleared up quickly, and a new habit that shows.',
    },
    facts: {
      'point-of-origin': [
        'I had meant next week and he understood this week.',
        'Nobody had said who does it.',
        'The word meant something different in each department.',
      ],
      'own-share': ['I had not asked back.', 'I had written it too briefly.', 'I had taken it for granted.'],
      'cleared-up': [
        'I picked up the phone instead of writing another mail.',
        'We sat down together and looked at it.',
        'I apologised and we started again.',
      ],
      'new-habit': [
        'Since then I repeat at the end what was agreed.',
        'I now write down who does what by when.',
        'I ask the other one to say it in his own words.',
      ],
    },
  },
  'hard-to-hear': {
    anchors: {
      '1': 'Nothing, or the other one was wrong.',
      '3': 'Took criticism in and changed a little.',
      '5': 'Concrete criticism, own first reaction, checked what was true, changed something visible, went back to the person.',
    },
    facts: {
      'concrete-criticism': [
        'My boss said that I do not let others finish.',
        'I was told that my reports are too long.',
        'She said she could not rely on my dates.',
      ],
      reaction: ['At first I was hurt.', 'I had to sleep on it.', 'My first thought was that it is unfair.'],
      'checked-it': [
        'I asked two others whether they see it that way.',
        'I paid attention to it for a week and found it was true.',
        'I asked for an example.',
      ],
      'visible-change': [
        'Since then I count to three before I speak.',
        'My reports now have one page.',
        'After some months he said that it had become better.',
      ],
    },
  },
  'learned-in-a-hurry': {
    anchors: {
      '1': 'Attends courses when they are offered.',
      '3': 'Learned something new for a reason; the way and the result are general.',
      '5': 'A real need, a clear way with practice, people and sources, limits named, used soon and with a result.',
    },
    facts: {
      'real-need': [
        'A colleague left and I had to take over.',
        'The customer wanted it within two weeks.',
        'Nobody in the team knew it.',
      ],
      'way-of-learning': [
        'I worked through an example and tried it out.',
        'I asked someone who knows it to show me for an hour.',
        'I read the first chapters and then built something small.',
      ],
      'first-use': [
        'After a week I could use it in the project.',
        'On the third day I did the first one alone.',
        'I was slow at first, but it worked.',
      ],
      'open-gaps': [
        'I still look up the difficult parts.',
        'I know enough for daily work, not more.',
        'At first I made a mistake that taught me a lot.',
      ],
    },
  },
  'clumsy-until-you-came': {
    anchors: {
      '1': 'Would have ideas, but nobody listens.',
      '3': 'An improvement that was made; effect or acceptance stay open.',
      '5': 'Saw it, understood why it was so, tried it small, won the others over, can show the effect.',
    },
    facts: {
      'before-state': [
        'Everything was copied by hand from one list to another.',
        'One had to ask three people for it.',
        'We always searched for the same things.',
      ],
      'own-change': [
        'I made a template for it.',
        'I suggested a fixed place and set it up.',
        'I wrote a small program that does it.',
      ],
      'won-others': [
        'At first I tried it for myself and then showed the others.',
        'I asked those who do it every day.',
        'My manager agreed to a trial for two weeks.',
      ],
      effect: [
        'That saves us about two hours a week.',
        'There are hardly any mistakes now.',
        'They still do it that way today.',
      ],
    },
  },
  'quick-or-correct': {
    anchors: {
      '1': 'Always correct, or rules are there for others.',
      '3': 'A real case with a decision; the price or the reason stays vague.',
      '5': 'Weighed openly, names the pressure, decided with a reason, bore the price or set a limit to the short cut, told those concerned.',
    },
    facts: {
      pressure: [
        'The customer was waiting and my boss was pressing.',
        'It was Friday evening and everybody wanted to go home.',
        'The quick way would have saved an hour.',
      ],
      'own-decision': [
        'I did it properly, although it took longer.',
        'I took the short cut, because it could not hurt anyone.',
        'I refused to sign it.',
      ],
      price: ['We were a day late because of it.', 'I had to explain it to the customer.', 'It cost me an evening.'],
      openness: [
        'I told my boss what I had left out.',
        'I wrote down that it still has to be done properly.',
        'Afterwards we agreed how to do it in future.',
      ],
    },
  },
  'not-good-enough': {
    anchors: {
      '1': 'Dismissed, moved, or did the work themselves.',
      '3': 'Talked and supported; expectations or the end stay vague.',
      '5': 'Said early and concretely what was missing, looked for causes including own ones, agreed steps and dates, supported, followed through to a fair end.',
    },
    facts: {
      'clear-expectation': [
        'I told her concretely what I expect and by when.',
        'I had examples of what was missing.',
        'He did not know that I was not satisfied, so I said it.',
      ],
      'looked-for-cause': [
        'I asked what was keeping him from it.',
        'It turned out that nobody had ever shown it to her.',
        'Part of the cause was that I had given unclear tasks.',
      ],
      support: ['We met every week for half an hour.', 'She got a colleague at her side.', 'We agreed on small goals.'],
      'fair-end': [
        'After three months it worked.',
        'In the end we agreed on a different role.',
        'We parted, and he knew why.',
      ],
    },
  },
  'half-the-information': {
    anchors: {
      '1': 'Decides by feeling or not at all.',
      '3': 'Decided and gives reasons; what was unknown is not separated from what was known.',
      '5': 'Separates known from guessed, gets the cheapest missing piece, weighs what can be undone, decides in time, looks back honestly.',
    },
    facts: {
      'known-and-guessed': [
        'I knew the costs, but not how many would come.',
        'What I had to guess was how long it would take.',
        'I wrote down what we know and what we only assume.',
      ],
      'cheap-check': [
        'I made two calls to know at least a bit more.',
        'We tried it on a small scale first.',
        'I asked someone who had done it before.',
      ],
      'can-be-undone': [
        'It could have been undone, so I decided quickly.',
        'I left a way back open.',
        'The worst case would have been bearable.',
      ],
      outcome: [
        'It turned out that I was right.',
        'It was the wrong decision, and we corrected it after a month.',
        'I would decide the same way again.',
      ],
    },
  },
};
