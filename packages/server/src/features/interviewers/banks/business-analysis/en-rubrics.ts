import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'different-problem': {
    anchors: {
      '1': 'Carries out what is asked, or no case.',
      '3': 'Asked more and found another need, but how it was found stays vague.',
      '5': 'Watched or asked people at their work, named the real problem with evidence, won the requester over, and can say what it saved.',
    },
    facts: {
      'asked-why': [
        'I asked several times why they needed it.',
        'I wanted to know what they would do with it afterwards.',
        'Instead of writing it down I asked for the last case where it was missing.',
      ],
      'watched-work': [
        'I sat beside them for half a day and watched how they work.',
        'I went through a real case with the users.',
        'When I saw how they did it, the problem was obvious.',
      ],
      'real-need': [
        'It turned out that they did not need a new tool, but fewer approvals.',
        'The real problem was that the data came too late.',
        'In truth two teams had different definitions.',
      ],
      'won-over': [
        'I showed them both and they agreed.',
        'The manager was surprised, but the figures convinced her.',
        'We wrote the goal down anew and signed it off.',
      ],
    },
  },
  'opposite-wishes': {
    anchors: {
      '1': 'Lets the louder one or the boss decide.',
      '3': 'Brings both to one table and finds a compromise, without the interests behind it.',
      '5': 'Finds the interests behind positions, brings facts, shows options with their price, knows who decides, and has it in writing.',
    },
    facts: {
      'interests-behind': [
        'I talked to each side alone to understand what they really need.',
        'Behind it was the fear of more work.',
        'It turned out that both wanted the same, only at different times.',
      ],
      'facts-on-table': [
        'I brought figures on how often the case occurs.',
        'We looked at twenty real cases together.',
        'The data showed that the exception was very rare.',
      ],
      options: [
        'I prepared three options with advantages and costs.',
        'We drew both variants on the board.',
        'I suggested a trial for one month.',
      ],
      decision: [
        'It was clear from the start who decides if they do not agree.',
        'In the end the process owner decided and I wrote it down.',
        'Both signed the result.',
      ],
    },
  },
  'done-or-not-done': {
    anchors: {
      '1': 'A wish in general words.',
      '3': 'A user story with criteria, but exceptions and examples are missing.',
      '5': 'Purpose, rule, examples with real values and exceptions, agreed with those who build and those who test, and a lesson from a misunderstanding.',
    },
    facts: {
      'checkable-criteria': [
        'I wrote down when it counts as done.',
        'Every requirement had acceptance criteria that can be tested.',
        'It said exactly what has to happen in which case.',
      ],
      'real-examples': [
        'I added examples with real numbers.',
        'There was a table with inputs and the expected result.',
        'I used three cases from daily work.',
      ],
      exceptions: [
        'The exceptions were listed as well.',
        'I asked what happens when the value is missing.',
        'We also wrote down what it should not do.',
      ],
      'talked-through': [
        'I went through it with developers and testers before it was started.',
        'They had to tell me in their own words what they understood.',
        'The tester found a gap before anything was built.',
      ],
    },
  },
  'process-as-lived': {
    anchors: {
      '1': 'Describes a diagram or a method.',
      '3': 'Found a difference and proposed a change; the effect stays open.',
      '5': 'Saw the real work, understood why people deviate, measured, changed the right part with them, and knows the effect.',
    },
    facts: {
      'saw-reality': [
        'I followed a real case from beginning to end.',
        'I talked to those who do the work every day.',
        'People had their own lists beside the system.',
      ],
      'reason-for-detour': [
        'They left the step out because it took too long.',
        'The detour had a good reason, the system could not do it.',
        'Nobody knew why the rule existed.',
      ],
      measured: [
        'I measured how long each step takes.',
        'Half of the time was waiting for a signature.',
        'We counted how many cases came back.',
      ],
      changed: [
        'We dropped two steps.',
        'I simplified the form together with the team.',
        'The process was changed, and not the people blamed.',
      ],
    },
  },
  'analysis-changed-decision': {
    anchors: {
      '1': 'Describes tools or charts; no question, no decision.',
      '3': 'A sound analysis with a result; doubts about the data or the effect on the decision stay open.',
      '5': 'Clear question, data checked, other explanations tested, uncertainty said openly, decision changed and looked at again later.',
    },
    facts: {
      'clear-question': [
        'The question was whether we should close the branch.',
        'We wanted to know why customers leave.',
        'First I agreed with my boss on what had to be decided.',
      ],
      'checked-data': [
        'I checked the data for gaps and doubles before I used it.',
        'Part of the records was wrong, so I left it out and said so.',
        'I compared it with a second source.',
      ],
      'other-explanations': [
        'I also looked at whether it was just the season.',
        'It could have been chance, so I looked at another year.',
        'I tried to prove myself wrong.',
      ],
      'said-uncertainty': [
        'I gave a range instead of one number.',
        'I said openly which assumption was shaky.',
        'I was about eighty percent sure and told them so.',
      ],
      decision: [
        'Because of that we did not open the shop.',
        'Management changed the plan.',
        'They had wanted the opposite before.',
      ],
    },
  },
  'figures-do-not-agree': {
    anchors: {
      '1': 'Presents them anyway, or adjusts them so that they fit.',
      '3': 'Looks for the mistake and asks the supplier, without a plan if it is not found.',
      '5': 'Narrows down the difference, asks the right person, shows only what is sure and says what is open, and sees to the cause afterwards.',
    },
    facts: {
      'narrow-down': [
        'I split the total into parts and see where the difference arises.',
        'I compare it with last month line by line.',
        'First I check definitions, periods and doubles.',
      ],
      'ask-source': [
        'I call the person who supplied the figures.',
        'I ask how the numbers were made.',
        'Someone in the other department usually knows the reason.',
      ],
      'say-openly': [
        'I would rather show fewer figures than wrong ones.',
        'I mark the number as preliminary and say why.',
        'I tell my boss the same evening that something is not right.',
      ],
      'fix-cause': [
        'Afterwards I built a check that shows it at once.',
        'We agreed on one definition.',
        'Since then the figures come two days earlier.',
      ],
    },
  },
  'figure-changed-behaviour': {
    anchors: {
      '1': 'Lists usual key figures.',
      '3': 'A figure with a purpose and some effect; side effects unseen.',
      '5': 'Figure tied to a decision, effect and side effects seen, adjusted or dropped, people involved in it.',
    },
    facts: {
      purpose: [
        'We wanted to see whether customers come back.',
        'The figure was meant to help decide where to put people.',
        'Before, everyone had measured something else.',
      ],
      definition: [
        'I fixed precisely what counts and what does not.',
        'It is calculated each week from the same source.',
        'There was an argument about the definition at first.',
      ],
      'side-effect': [
        'People began to pick the easy cases.',
        'They closed tickets early to look good.',
        'The unwanted effect was that quality went down.',
      ],
      adjusted: [
        'So we added a second figure beside it.',
        'I took it out of the bonus.',
        'After a quarter we changed it.',
      ],
    },
  },
  'no-to-someone-important': {
    anchors: {
      '1': 'Avoids it or passes it on.',
      '3': 'Said no with reasons; little preparation or alternative.',
      '5': "Prepared, spoke early and in person, gave the reason in the other one's terms, offered a way, and stayed firm where it mattered.",
    },
    facts: {
      'early-in-person': [
        'I went to see him before the meeting.',
        'I said it to her directly and not by mail.',
        'I told them as soon as I knew.',
      ],
      reason: [
        'I explained what it would cost in time and money.',
        'I showed what would have to be dropped for it.',
        'The reason was that the law does not allow it.',
      ],
      alternative: [
        'I brought another suggestion along.',
        'We could offer part of it at once.',
        'I showed two ways to get there differently.',
      ],
      'stayed-firm': [
        'He insisted, but I kept to it.',
        'She was angry at first and accepted it later.',
        'I stayed calm and repeated the reason.',
      ],
    },
  },
  'old-way-new-way': {
    anchors: {
      '1': 'Training and an announcement from above.',
      '3': 'Explains benefits, trains and finds some supporters; resistance is not understood.',
      '5': 'Takes reasons seriously, changes the product or the plan because of them, starts with those who gain, measures real use, and is honest about those who stayed away.',
    },
    facts: {
      'listened-to-reasons': [
        'I asked what bothers them and wrote it down.',
        'Their objection was justified, it did take them longer.',
        'They were afraid of being controlled.',
      ],
      'started-small': [
        'We started with one team that wanted it.',
        'Two colleagues tried it first and told the others.',
        'There was a pilot with ten people.',
      ],
      'practical-help': [
        'I sat beside them in the first week.',
        'We trained with their own cases.',
        'There was one person to call when it got stuck.',
      ],
      'real-use': [
        'After three months eighty percent used it.',
        'I looked each week at how many really worked with it.',
        'Some went on with their own list, and we let them.',
      ],
      'adapted-it': [
        'We changed two screens because of their feedback.',
        'The plan was stretched so that nobody was overrun.',
        'One function was added because they could not do without it.',
      ],
    },
  },
  'complicated-made-simple': {
    anchors: {
      '1': 'Technical terms or generalities; one does not see what it was.',
      '3': 'Understandable on the whole, but without the point or the reason why it mattered.',
      '5': 'One clear picture, plain words, the point in two minutes, why it mattered to whom, own part named.',
    },
    facts: {
      'plain-picture': [
        'You can imagine it like a big kitchen in which everyone cooks at once.',
        'Put simply, it was about bringing three lists together.',
        'In plain words, we had to find out who owes what to whom.',
      ],
      'why-it-mattered': [
        'It mattered because people were paid late.',
        'Without it we would have lost the customer.',
        'It was important since the decision on the budget hung on it.',
      ],
      'own-part': [
        'My part was to collect the rules.',
        'I was responsible for the calculation.',
        'I held the threads together.',
      ],
      'what-made-it-hard': [
        'What made it hard was that nobody knew the whole.',
        'The difficulty lay in many exceptions.',
        'It was complicated because three countries had different rules.',
      ],
    },
  },
  'account-does-not-reconcile': {
    anchors: {
      '1': 'Books the difference away, or waits.',
      '3': 'Goes through the postings and finds typical mistakes; telling others and the cause come too short.',
      '5': 'Works by amount and date, knows typical causes, judges what is material, informs early, books transparently and closes the cause.',
    },
    facts: {
      'systematic-search': [
        'I compare the ledger with the bank statement item by item.',
        'First I look for the exact amount, or half of it.',
        'I narrow it down by date and by who posted it.',
      ],
      'typical-causes': [
        'Often an invoice was posted twice.',
        'It is frequently a matter of cut-off between two months.',
        'A wrong account or a typing error with two digits swapped.',
      ],
      materiality: [
        'I look at whether the amount matters for the statement.',
        'A small difference may stay open with a note.',
        'Above a certain sum it must be solved before closing.',
      ],
      'inform-early': [
        'I tell my manager the same day.',
        'The auditor should not be the first to find it.',
        'I say it early, so that the date can be kept or moved.',
      ],
      'documented-entry': [
        'Every correction has a document and a note.',
        'I never post a difference away without an explanation.',
        'Somebody else approves the correcting entry.',
      ],
    },
  },
  'eight-percent-over': {
    anchors: {
      '1': 'Reports the figure and asks for savings.',
      '3': 'Splits by type of cost and names reasons, without forecast or proposal.',
      '5': 'Splits into price, volume, mix and timing, separates one-off from lasting, talks to those on site, brings forecast and options.',
    },
    facts: {
      'split-causes': [
        'I split the deviation into price and quantity.',
        'Part of it was only a shift in time.',
        'I look at which cost centre and which supplier it comes from.',
      ],
      'one-off-or-lasting': [
        'I separate what happens once from what will go on.',
        'Half of it was a one-off repair.',
        'The important question is whether it stays like that.',
      ],
      'talk-on-site': [
        'I talk to those who caused the costs.',
        'The head of production knew the reason at once.',
        'Numbers alone do not show why.',
      ],
      forecast: [
        'I show where we end up by the end of the year.',
        'I bring a new forecast.',
        'If nothing is done we will be five percent over.',
      ],
      options: [
        'I come with two or three possible measures.',
        'We could postpone an order or change the contract.',
        'I say what each measure brings and what it costs.',
      ],
    },
  },
  'weakest-assumption': {
    anchors: {
      '1': 'Describes a formula or a template.',
      '3': 'Names assumptions and scenarios; the weakest one is not singled out.',
      '5': 'Singles out the assumption that decides, its source, shows the tipping point, says what would have to be true, and compared with reality later.',
    },
    facts: {
      'weak-assumption': [
        'The weakest assumption was the number of customers in the first year.',
        'Nobody knew how many would really buy.',
        'It all hung on the price staying the same.',
      ],
      source: [
        'I took the value from three comparable cases.',
        'I asked customers and the sales team.',
        'It was an estimate, and I marked it as one.',
      ],
      'tipping-point': [
        'I showed from which value on it no longer pays.',
        'With a third less it would have been a loss.',
        'There was a good, a middle and a bad case.',
      ],
      reality: [
        'Later it turned out that we had been too optimistic.',
        'After a year we compared plan and reality.',
        'The costs were right, the sales came later.',
      ],
    },
  },
  'wrong-and-unnoticed': {
    anchors: {
      '1': 'Relies on trust or on the system.',
      '3': 'Names a usual control such as a second signature, without the concrete risk.',
      '5': 'Concrete gap, how it was seen, a control that fits its size, proof that it works, and what it costs in time.',
    },
    facts: {
      gap: [
        'One person could create a supplier and pay it.',
        'Nobody noticed when a deadline passed.',
        'The list was changed by hand and no one checked.',
      ],
      'second-person': [
        'Since then two people have to approve it.',
        'Whoever enters it may not release it.',
        'The four eyes principle holds above a certain sum.',
      ],
      'automatic-check': [
        'The system warns when an invoice comes twice.',
        'There is a reminder a week before the date.',
        'A report shows all changes of bank details.',
      ],
      'checked-works': [
        'Twice a year I take samples.',
        'In the first month it found two cases.',
        'I tested whether one can get around it.',
      ],
    },
  },
  'campaign-that-worked': {
    anchors: {
      '1': 'Tells of ideas and views; no goal, no effect.',
      '3': 'Goal, audience and figures; whether the effect came from it stays open.',
      '5': 'Sharp audience and goal, budget, a measure near the business, comparison or test, a lesson used in the next one.',
    },
    facts: {
      audience: [
        'It was meant for small firms that have no IT of their own.',
        'We wanted to reach parents in the neighbourhood.',
        'The audience was people who had bought from us once.',
      ],
      goal: [
        'The goal was fifty enquiries in a month.',
        'We wanted sign-ups and not just clicks.',
        'It was about appointments for the sales team.',
      ],
      'cost-and-return': [
        'We spent two thousand and got forty leads.',
        'One new customer cost us about ninety.',
        'The return was three times the spend.',
      ],
      test: [
        'We tested two versions against each other.',
        'One region got it and another did not.',
        'I compared with the month before and with last year.',
      ],
      lesson: [
        'The headline made the difference, so we kept it.',
        'I stopped the channel that brought nothing.',
        'Next time I would start with fewer channels.',
      ],
    },
  },
  'what-customers-wanted': {
    anchors: {
      '1': 'Opinions about customers without a source.',
      '3': 'A survey or a comparison with a result; no surprise, no consequence.',
      '5': 'Own contact with customers or solid data, a false belief put right, limits known, something changed.',
    },
    facts: {
      'talked-to-customers': [
        'I called fifteen customers and asked them.',
        'I was there when they used it.',
        'We did interviews with people who had left.',
      ],
      'false-belief': [
        'We had thought that the price was the reason, but it was the waiting time.',
        'Everyone believed they wanted more functions.',
        'It turned out that someone else in the company decides.',
      ],
      'other-sources': [
        'I compared it with the sales figures.',
        'The competitors already offered that.',
        'The support requests showed the same.',
      ],
      consequence: [
        'So we changed the offer.',
        'The text on the page was rewritten.',
        'The product team moved it to the top of the list.',
      ],
    },
  },
  'deal-with-many-heads': {
    anchors: {
      '1': 'A good product and a good talk; no decision path.',
      '3': 'Names those involved and the course; why it was decided stays a guess.',
      '5': 'Map of people and interests, the moment it turned with a reason, own moves, asked the customer afterwards why, and learned from it.',
    },
    facts: {
      'decision-map': [
        'The user wanted it, purchasing wanted it cheaper and the boss had to sign.',
        'There were four people with different interests.',
        'I found out early who decides and who can block it.',
      ],
      need: [
        'Their problem cost them about two days a week.',
        'I asked what happens if they change nothing.',
        'The reason for buying was a new rule.',
      ],
      'turning-point': [
        'It was decided when they tried it themselves.',
        'We lost it as the new manager came and I had no contact to him.',
        'The turning point was a visit to another customer.',
      ],
      'asked-why': [
        'Afterwards I asked them why they had decided so.',
        'They told me that a competitor had answered faster.',
        'I called after losing to learn the reason.',
      ],
    },
  },
  'customer-about-to-leave': {
    anchors: {
      '1': 'Gives a discount, or learns of it by the notice.',
      '3': 'Talks to the customer and solves the matter at hand; the signs were not seen early.',
      '5': 'Saw signs early, understood the cause, mobilised colleagues, kept a promise that could be checked, and changed something for others too.',
    },
    facts: {
      sign: [
        'They ordered less and no longer called back.',
        'The usage went down for two months.',
        'A new person was in charge and asked for the contract.',
      ],
      'honest-talk': [
        'I went there and asked openly what was wrong.',
        'I let him tell me everything without defending us.',
        'She told me that she felt left alone.',
      ],
      'solved-cause': [
        'We fixed the fault that had annoyed them for months.',
        'I got someone from technology on the line.',
        'They got one fixed contact.',
      ],
      outcome: [
        'They stayed and renewed for two years.',
        'We lost them, but they came back later.',
        'Today they recommend us.',
      ],
    },
  },
  'first-knew-late': {
    anchors: {
      '1': 'Others were late, or nothing ever was.',
      '3': 'Noticed it in time and told others; the plan was only moved.',
      '5': 'Early sign, told those affected with options, cut scope deliberately, and plans differently since.',
    },
    facts: {
      'early-sign': [
        'I noticed when the first milestone slipped by a week.',
        'The supplier gave no clear answer any more.',
        'After a third of the time we had done only a tenth.',
      ],
      'told-at-once': [
        'I called the client on the same day.',
        'I told my boss before the meeting.',
        'I did not wait for the next report.',
      ],
      options: [
        'I brought three possibilities: later, less, or with more people.',
        'We dropped part of it, so that the date could be kept.',
        'The most important part was delivered on time.',
      ],
      'plans-differently': [
        'Since then I plan with a reserve.',
        'I now ask those who do the work how long it takes.',
        'Today I check the riskiest part first.',
      ],
    },
  },
  'risk-before-others': {
    anchors: {
      '1': 'A risk list in general.',
      '3': 'A concrete risk and a measure; the effort or the reaction of others stays open.',
      '5': 'Reason for the suspicion, measured effort against damage, won others over, acted in time, honest about the result, false alarm included.',
    },
    facts: {
      suspicion: [
        'I had seen the same in an earlier project.',
        'What made me suspicious was that one person knew everything.',
        'The date hung on a single supplier.',
      ],
      action: [
        'I looked for a second supplier in advance.',
        'We tried the difficult part first.',
        'I had a second person learn it.',
      ],
      'convinced-others': [
        'At first nobody wanted to hear it.',
        'I worked out what it would cost us.',
        'I asked for two days to test it.',
      ],
      outcome: [
        'It did happen and we were prepared.',
        'It never happened, and I would do it again.',
        'That saved us about a month.',
      ],
    },
  },
  'works-without-you': {
    anchors: {
      '1': 'Wrote a document, or is still being called.',
      '3': 'Training and documents; nobody checked whether it works.',
      '5': 'Named an owner early, let them do it while still there, wrote short notes for real cases, and looked again months later.',
    },
    facts: {
      'owner-early': [
        'The later owner was there from the beginning.',
        'It was clear who takes it over.',
        'I looked early for someone who wants to have it.',
      ],
      'let-them-do': [
        'In the last weeks she did it and I only watched.',
        'We did it together twice, then he did it alone.',
        'I went on holiday as a test.',
      ],
      'short-notes': [
        'I wrote two pages for the most common cases.',
        'There is a checklist with pictures.',
        'The notes say what to do when it goes wrong.',
      ],
      'looked-again': [
        'After three months I called and asked.',
        'It still runs today without me.',
        'They had changed it to suit themselves, which was a good sign.',
      ],
    },
  },
  'hard-to-fill': {
    anchors: {
      '1': 'Placed more adverts.',
      '3': 'Other channels or texts and some success; requirements and selection stayed as they were.',
      '5': 'Questioned the requirements, changed search and selection for a reason, the same questions for everybody, figures, and looked at how the hire did.',
    },
    facts: {
      'questioned-requirements': [
        'I asked the department what is really needed on the first day.',
        'We dropped the degree as a condition.',
        'Half of the list was nice to have.',
      ],
      'new-ways': [
        'I wrote to people directly.',
        'Employees recommended someone.',
        'We rewrote the advert and named the tasks plainly.',
      ],
      'fair-selection': [
        'Everyone got the same questions and the same short task.',
        'We decided beforehand what a good answer is.',
        'Two people judged independently.',
      ],
      result: [
        'After six weeks the position was filled.',
        'The number of suitable applicants doubled.',
        'She is still there and leads the team today.',
      ],
    },
  },
  'wrong-payslip': {
    anchors: {
      '1': 'Refers to the system, the tax adviser or the next month.',
      '3': 'Checks and corrects it; the cause and others affected are not looked at.',
      '5': 'Listens, checks against documents and rules, says by when, corrects with a trace, looks for others affected, closes the cause and keeps it confidential.',
    },
    facts: {
      'takes-seriously': [
        'I listen first and apologise for the mistake.',
        'Money is a sensitive matter, so I take time for it at once.',
        'I explain what I see on the slip.',
      ],
      'checks-documents': [
        'I compare it with the contract and the time sheet.',
        'I look up the rule in the collective agreement.',
        'I check the entry from the month before.',
      ],
      'clear-date': [
        'I say by when it is corrected.',
        'If it is urgent there is an advance payment.',
        'She gets a call as soon as it is done.',
      ],
      'others-affected': [
        'I look at whether others have the same mistake.',
        'It affected everyone who had changed shifts.',
        'I searched for all similar cases.',
      ],
      'closes-cause': [
        'The form was changed, so that the date cannot be missing.',
        'Since then a second person checks changes.',
        'We added a check before the run.',
      ],
    },
  },
  'five-want-something': {
    anchors: {
      '1': 'One after the other, or whoever is loudest.',
      '3': 'Sorts by urgency; those who wait hear nothing.',
      '5': 'Asks for the real date, knows what hangs on it, tells people when they get it, keeps the list visible, and says no where needed.',
    },
    facts: {
      'asks-real-date': [
        'I ask when it is really needed.',
        'Often urgent turned out to mean by tomorrow.',
        'First I find out what hangs on it.',
      ],
      'tells-waiting': [
        'I told the others when they would get it.',
        'Nobody was left without an answer.',
        "I wrote a short note that it would be three o'clock.",
      ],
      list: [
        'I keep a list and sort it anew in the morning.',
        'Everything that comes in I write down at once.',
        'The calendar shows me what is fixed.',
      ],
      'asks-when-clash': [
        'When two bosses want the same hour, I ask them to agree.',
        'I told her that I could do only one of both.',
        'I asked a colleague for help.',
      ],
    },
  },
  'able-afterwards': {
    anchors: {
      '1': 'Contents and slides; people were satisfied.',
      '3': 'A goal and some exercises; the effect is judged by feeling.',
      '5': 'Goal as something people can do, practice on real cases, checked then and later, changed because of it.',
    },
    facts: {
      'goal-as-ability': [
        'At the end they should be able to write an order on their own.',
        'The goal was that they can hold a simple conversation.',
        'I wrote down what one must be able to do, not what I want to tell.',
      ],
      practice: [
        'Most of the time they practised themselves.',
        'We worked on cases from their own work.',
        'Each of them had to do it once in front of the group.',
      ],
      checked: [
        'At the end there was a small task without help.',
        'After four weeks I asked the managers what had changed.',
        'I compared a test before and after.',
      ],
      adapted: [
        'I noticed that the second part was too fast and split it.',
        'For the next group I dropped half of the slides.',
        'Those who were quicker got harder exercises.',
      ],
    },
  },
};
