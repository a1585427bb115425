import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'silent-customer': {
    anchors: {
      '1': 'Waits, or asks only whether help is needed.',
      '3': 'Goes over, greets and asks a question; little attention to how the person reacts.',
      '5': 'Notices signs, opens with something fitting, leaves room, asks an open question and stays within sight.',
    },
    facts: {
      'eye-contact': [
        'I look at them and say hello.',
        'First a smile and a greeting, so that they know I have seen them.',
        'I make eye contact before I walk up.',
      ],
      'open-question': [
        'I ask what they are looking for or what it is for.',
        'Instead of asking can I help you, I ask about the occasion.',
        'I say something about the thing they are looking at.',
      ],
      'leaves-room': [
        'If they want to look round alone, I let them and stay near.',
        'I do not push, I say where they find me.',
        'I notice whether someone wants to talk or not.',
      ],
      'takes-along': [
        'I walk with them to the shelf instead of pointing.',
        'If I do not know I fetch a colleague.',
        'I show them two things and see what they like.',
      ],
    },
  },
  'more-than-the-rules': {
    anchors: {
      '1': 'General words about the customer being king.',
      '3': 'A real case with a friendly deed; reason and result are thin.',
      '5': 'Saw a need behind the request, did something fitting within their limits, knows what came of it and where they would not go further.',
    },
    facts: {
      'saw-need': [
        'I noticed that she was in a hurry because of her train.',
        'He did not say so, but it was for a funeral.',
        'I saw that they had come a long way for nothing.',
      ],
      'own-deed': [
        'I called the other branch and had it put aside.',
        'I drove it over after work.',
        'I stayed a quarter of an hour longer to sort it out.',
      ],
      'within-limits': [
        'I asked my boss first.',
        'It cost the shop nothing.',
        'I could decide that myself up to a certain sum.',
      ],
      outcome: ['She came back and asked for me.', 'They wrote a nice review.', 'He has been a regular ever since.'],
    },
  },
  'alone-and-three-waiting': {
    anchors: {
      '1': 'Works faster, or lets it ring and says nothing.',
      '3': 'One after the other with a friendly word; no plan for the phone or for help.',
      '5': 'Sees everyone, tells each what happens next, takes the quick ones cleverly, calls for help in time and stays with the person in front.',
    },
    facts: {
      'sees-everyone': [
        'I nod to those who wait and say I will be with them in a moment.',
        'Everyone gets a look, so that they know I have seen them.',
        'I say how long it will take.',
      ],
      phone: [
        'I pick up, say I will call back and write down the number.',
        'The one in front of me comes before the phone.',
        'I let it ring until I am done with this customer.',
      ],
      'quick-ones': [
        'If someone only wants to pay, I ask the others whether that is all right.',
        'A short question I answer in between.',
        'I look who needs long and who is quickly done.',
      ],
      'calls-help': [
        'I call a colleague from the back.',
        'We have a signal when the queue gets longer than three.',
        'In that case I ask the manager to come to the till.',
      ],
    },
  },
  'customer-out-of-sight': {
    anchors: {
      '1': 'Sends standard answers or passes it on.',
      '3': 'Asks and solves it; does not make sure that it was understood.',
      '5': 'Lets them tell it, asks step by step, says in own words what was understood, keeps the promise to report back, and writes it down for others.',
    },
    facts: {
      'lets-talk': [
        'I let him tell the whole story first.',
        'I did not interrupt, although it took a while.',
        'First she had to let off steam.',
      ],
      'step-by-step': [
        'I asked what exactly she sees on the screen.',
        'We went through it step by step together.',
        'I asked for a photo.',
      ],
      'own-words': [
        'I repeated in my words what I had understood.',
        'I asked whether I got that right.',
        'At the end I summed up what we had agreed.',
      ],
      'keeps-informed': [
        'I promised to call back by four and did.',
        'I told him what I would do until when.',
        'She got a message even when there was no news.',
      ],
      'wrote-down': [
        'I put it into the ticket so that nobody has to ask again.',
        'I wrote a note for my colleagues.',
        'Since then it is in our list of known problems.',
      ],
    },
  },
  'angriest-customer': {
    anchors: {
      '1': 'Argues, gives in at once, or calls the boss.',
      '3': 'Stays calm, listens and finds a solution; nothing on what brought the anger down.',
      '5': 'Lets them speak, names the anger without taking it personally, separates person and matter, offers what is possible, sets limits where needed, follows up.',
    },
    facts: {
      'let-speak': [
        'I let her speak until she had finished.',
        'First I just listened.',
        'I did not interrupt and looked at him.',
      ],
      'named-feeling': [
        'I said that I understand why he is annoyed.',
        'I apologised for the trouble.',
        'I told her I would be angry too.',
      ],
      'stayed-calm': [
        'I stayed calm and spoke more quietly.',
        'I did not take it personally.',
        'I asked him to come aside with me.',
      ],
      solution: [
        'Then I told her what I can do for her.',
        'We agreed on an exchange.',
        'I offered two ways and he chose one.',
      ],
      limit: [
        'When he became insulting I said that we cannot go on like that.',
        'I set a limit in a friendly way.',
        'Then I fetched my manager.',
      ],
    },
  },
  'rules-do-not-allow': {
    anchors: {
      '1': 'Points to the rule, or pays to have peace.',
      '3': 'Explains the rule kindly; no way out is offered.',
      '5': 'Understands the reason, checks what is possible, explains without hiding behind the rule, offers something else, knows when to ask for an exception.',
    },
    facts: {
      'asks-reason': [
        'I ask what is wrong with it first.',
        'I want to know why they want to return it.',
        'Often there is another reason behind it.',
      ],
      'checks-possible': [
        'I look whether there is a warranty or goodwill.',
        'I check the receipt and the date.',
        'I ask my manager if it is a special case.',
      ],
      'explains-kindly': [
        'I explain why we have that rule.',
        'I say it clearly and in a friendly way.',
        'I do not say I am not allowed, I explain it.',
      ],
      alternative: [
        'I offer an exchange or a voucher.',
        'I could have it repaired for them.',
        'I show what I can do instead.',
      ],
    },
  },
  'third-time-this-month': {
    anchors: {
      '1': 'Deals with each one, that is part of the job.',
      '3': 'Tells the boss; no facts, no follow-up.',
      '5': 'Collects cases, looks for what they share, brings it to those who can change it with a proposal, and checks whether it stops.',
    },
    facts: {
      'collects-cases': [
        'I wrote down the cases with date and reason.',
        'I looked up how many had complained about it.',
        'We made a list for two weeks.',
      ],
      'looks-for-cause': [
        'It turned out that it always came from the same supplier.',
        'The sign was misleading.',
        'It only happened on the late shift.',
      ],
      'brings-up': [
        'I brought it up in the team meeting with a suggestion.',
        'I told the manager and showed her the list.',
        'I called purchasing.',
      ],
      'checks-effect': [
        'After that there were hardly any complaints.',
        'I looked again a month later.',
        'It went down from ten a week to one.',
      ],
    },
  },
  'before-you-offered': {
    anchors: {
      '1': 'Praises the product.',
      '3': 'Asks some questions and recommends something; objections or fit are missing.',
      '5': 'Asks open questions about use and worries, recommends little with a reason, takes objections seriously, also advises against, and thinks of the follow-up.',
    },
    facts: {
      'open-questions': [
        'I asked what he wants to do with it.',
        'I wanted to know what she has now and what bothers her about it.',
        'I asked who will use it.',
      ],
      'fitting-offer': [
        'I showed two that fitted, not ten.',
        'I recommended the cheaper one, because it was enough.',
        'I explained the use and not the technical data.',
      ],
      objection: [
        'It was too expensive for her, so I asked compared with what.',
        'He was unsure, so I let him try it.',
        'I took the doubt seriously and did not talk it away.',
      ],
      'honest-advice': [
        'I told her that she does not need it.',
        'I would rather sell nothing than the wrong thing.',
        'I sent him to another shop.',
      ],
      'after-sale': [
        'I gave him my number in case of questions.',
        'He came back and bought more.',
        'I asked a week later whether everything works.',
      ],
    },
  },
  'after-the-fifth-no': {
    anchors: {
      '1': 'Reads a text, or takes the no personally.',
      '3': 'Friendly opening and endurance; does not learn from rejections.',
      '5': 'Short honest opening with a reason, asks, respects a no, changes something after several, knows own figures, keeps up the mood.',
    },
    facts: {
      'honest-opening': [
        'I say who I am and why I am calling in one sentence.',
        'I ask whether they have two minutes.',
        'I begin with something that concerns them.',
      ],
      'respects-no': [
        'A clear no is a no, then I say thank you.',
        'I do not argue with someone who does not want to.',
        'I note down not to call again.',
      ],
      'changes-approach': [
        'After several refusals I try a different opening.',
        'I listen to a colleague to see what she does.',
        'I think about at which sentence they hang up.',
      ],
      'keeps-mood': [
        'I take a short break and walk a few steps.',
        'I know that about one in twenty says yes.',
        'I do not take it personally.',
      ],
    },
  },
  'below-target': {
    anchors: {
      '1': 'Just works more, or sells to anyone.',
      '3': 'More contacts and effort; no look at causes, limits stay vague.',
      '5': 'Looks at which step is weak, acts on it, asks for help in time, keeps off wrong promises, honest about the result.',
    },
    facts: {
      'finds-weak-step': [
        'I look at whether I have too few contacts or too few closings.',
        'I compare it with the months before.',
        'The numbers showed that the follow-up calls were missing.',
      ],
      'focused-action': [
        'I call those who were nearly decided.',
        'I ask existing customers for recommendations.',
        'I plan the rest of the month day by day.',
      ],
      'clear-limit': [
        'I would not promise anything that is not true.',
        'I do not sell something to someone who does not need it.',
        'I would not shift orders to make it look good.',
      ],
      'talks-early': [
        'I tell my boss early where I stand.',
        'I ask a colleague who is doing better.',
        'In the team we share what works.',
      ],
    },
  },
  'system-says-twelve': {
    anchors: {
      '1': 'Changes the number in the system.',
      '3': 'Counts again, looks round and reports it; the cause stays open.',
      '5': 'Counts, checks places, returns, deliveries and sales, corrects with a reason, sees patterns, and changes something.',
    },
    facts: {
      'counts-again': [
        'First I count again myself.',
        'I ask a colleague to count as well.',
        'I look whether I have the right article.',
      ],
      'checks-places': [
        'I look in the store room and at the second place.',
        'Perhaps they are in the returns or in the window.',
        'Some are often lying in the wrong shelf.',
      ],
      'checks-papers': [
        'I compare the delivery note with what arrived.',
        'I look whether something was sold under a different number.',
        'The last delivery was perhaps booked in wrongly.',
      ],
      'corrects-with-reason': [
        'I correct the stock and write down why.',
        'I report it to the manager.',
        'It goes on the list of differences.',
      ],
      pattern: [
        'If it happens again with the same article, theft is possible.',
        'It was always the same supplier.',
        'Since then deliveries are counted by two people.',
      ],
    },
  },
  'till-does-not-balance': {
    anchors: {
      '1': 'Makes it up from own pocket, or says nothing.',
      '3': 'Counts again and reports it; no search for the cause.',
      '5': 'Counts in peace, checks vouchers, cancellations and change, reports at once and openly, writes it down, knows how to avoid it.',
    },
    facts: {
      'counts-again': [
        'I count everything again in peace.',
        'I have someone else count it too.',
        'I count the notes and coins separately.',
      ],
      'checks-receipts': [
        'I check cancellations and card payments.',
        'Perhaps a voucher or a receipt is missing.',
        'I go through the large amounts of the day.',
      ],
      'reports-openly': [
        'I tell the manager at once, even if it was my mistake.',
        'I do not put my own money in.',
        'I write the difference in the book and sign it.',
      ],
      avoids: [
        'I count the change aloud into the hand.',
        'I leave the note lying outside until it is done.',
        'Only one person works at one till.',
      ],
    },
  },
  'could-have-hurt': {
    anchors: {
      '1': 'Nothing ever happened, one is careful.',
      '3': 'Saw a danger and removed it; not reported, no change.',
      '5': 'Saw it early, stopped or secured it at once, told those present and those responsible, and saw to a lasting change.',
    },
    facts: {
      noticed: [
        'I saw that the ladder was standing on a wet floor.',
        'The guard of the machine was missing.',
        'A pallet was standing in front of the emergency exit.',
      ],
      'acted-at-once': ['I switched the machine off at once.', 'I blocked off the place.', 'I told him to come down.'],
      reported: ['I reported it to the supervisor.', 'I wrote it into the accident book.', 'I told the next shift.'],
      'lasting-change': ['Since then there is a mat.', 'We marked the area.', 'All of us had a briefing again.'],
    },
  },
  'two-do-not-turn-up': {
    anchors: {
      '1': 'Does everything alone, or gets annoyed.',
      '3': 'Calls for replacement and spreads the work; the team and the customers are hardly thought of.',
      '5': 'Decides quickly what is dropped, puts people where they are strong, tells the team why, looks after breaks, and talks with the two afterwards.',
    },
    facts: {
      'drops-tasks': [
        'I decide what can be left undone today.',
        'We close one till and leave the stock for tomorrow.',
        'Only the most important things are done.',
      ],
      'finds-help': [
        'I call those who are off and ask nicely.',
        'The neighbouring branch sent someone.',
        'I work on the floor myself.',
      ],
      'talks-to-team': [
        'I gather everyone for two minutes and say how we do it.',
        'I tell them openly that it will be tough.',
        'Breaks are kept, I see to that.',
      ],
      'deals-with-cause': [
        'The next day I talked to both of them alone.',
        'I wanted to know what had been going on first.',
        'We changed the way people report absent.',
      ],
    },
  },
  'full-house-slow-kitchen': {
    anchors: {
      '1': 'Avoids the tables, or blames the kitchen.',
      '3': 'Apologises and urges the kitchen; no order, no small gesture.',
      '5': 'Informs before they ask, gives an honest time, bridges it with something, agrees the order with the kitchen without fuss, helps colleagues.',
    },
    facts: {
      'informs-first': [
        'I go to the table before they call me.',
        'I tell them honestly that it will take another fifteen minutes.',
        'I explain it without putting the blame on the kitchen.',
      ],
      bridges: [
        'I bring some bread or a drink on the house.',
        'The children get something first.',
        'I ask whether they would like a starter that is quick.',
      ],
      'agrees-with-kitchen': [
        'I ask the kitchen which order goes out next.',
        'I tell the chef calmly which table has to come first.',
        'I stop taking large orders for ten minutes.',
      ],
      'helps-colleagues': [
        'I clear tables for my colleague.',
        'We split the room differently.',
        'I help carrying for a moment.',
      ],
    },
  },
  'from-delivery-to-plate': {
    anchors: {
      '1': 'Everything is clean, one sees and smells it.',
      '3': 'Knows cooling and cleaning; without figures or records.',
      '5': 'Checks on delivery, temperatures with figures, separates raw and cooked, dates, hands, allergens, records, and throws away when in doubt.',
    },
    facts: {
      'checks-delivery': [
        'I measure the temperature when it is delivered.',
        'I look at date and packaging and send back what is not right.',
        'Frozen goods go straight into the freezer.',
      ],
      temperatures: [
        'The fridge must be below seven degrees, meat below four.',
        'Hot food is kept above sixty-five degrees.',
        'I write down the temperatures twice a day.',
      ],
      'raw-and-cooked': [
        'Raw meat has its own board and knife.',
        'Raw is stored below and cooked above.',
        'I wash my hands after touching raw chicken.',
      ],
      'dates-and-rotation': [
        'What came first goes out first.',
        'Every box has a label with the date.',
        'What is over the date is thrown away.',
      ],
      allergens: [
        'I know what is in it and ask about allergies.',
        'There is a list of allergens for every dish.',
        'If someone is allergic I tell the kitchen in person.',
      ],
    },
  },
  'not-all-stops': {
    anchors: {
      '1': 'Drives faster, or leaves the rest.',
      '3': 'Calls dispatch and reorders; safety or customers are missing.',
      '5': 'Tells dispatch early, orders by urgency, informs customers, keeps to breaks and speed, documents what is left, and suggests an improvement.',
    },
    facts: {
      'calls-early': [
        'I call dispatch as soon as I see it.',
        'I do not wait until the evening.',
        'I let them know where I am and what is open.',
      ],
      reorders: [
        'I change the order of the stops.',
        'Those with a fixed time or chilled goods come first.',
        'A colleague nearby takes over two stops.',
      ],
      'informs-customers': [
        'The customers get a call that I will be later.',
        'I tell them a new time.',
        'Nobody should wait for nothing.',
      ],
      'safety-first': [
        'I do not drive faster because of that.',
        'I keep my driving times and breaks.',
        'No parcel is worth an accident.',
      ],
      'secures-rest': [
        'What is left goes back and is noted down.',
        'I scan what could not be delivered with the reason.',
        'The goods are not left in front of the door.',
      ],
    },
  },
  'damaged-or-incomplete': {
    anchors: {
      '1': 'Passes it on to somebody.',
      '3': 'Reports and reorders; proof, customer or cause are missing.',
      '5': 'Secures proof at once, informs the customer with a realistic date, finds the fastest replacement, settles liability, and looks at the cause.',
    },
    facts: {
      'secures-proof': [
        'I take photos and have the driver sign it.',
        'The damage is noted on the delivery note.',
        'I count it in the presence of the driver.',
      ],
      'informs-customer': [
        'I call the customer before he calls me.',
        'I tell him by when he gets it.',
        'She got two possibilities to choose from.',
      ],
      replacement: [
        'I looked which warehouse still has it.',
        'The missing part was sent by express.',
        'We took it out of another order.',
      ],
      claim: [
        'I reported it to the carrier and the insurance within the deadline.',
        'The claim goes to the supplier.',
        'I cleared up who pays.',
      ],
      cause: [
        'The packaging was too weak, so we changed it.',
        'It happened while loading.',
        'Since then the pallets are wrapped differently.',
      ],
    },
  },
  'machine-stands-still': {
    anchors: {
      '1': 'Changes parts until it runs.',
      '3': 'Goes from simple to difficult and finds the fault; the cause behind it stays open.',
      '5': 'Asks the operator, secures the machine, checks power, signals and wear in order, measures, finds the cause and not only the part, tests and writes it down.',
    },
    facts: {
      'asks-operator': [
        'I asked the operator what happened just before.',
        'I let them tell me what noise it made.',
        'First I ask what is different from usual.',
      ],
      'simple-first': [
        'I check the simple things first, power, fuse, emergency stop.',
        'I look and listen before I take anything apart.',
        'Then I go through it from the front to the back.',
      ],
      measures: [
        'I measured the voltage at the motor.',
        'I read out the error code.',
        'With the drawing I checked one point after another.',
      ],
      'real-cause': [
        'The bearing was broken, because no oil got there.',
        'The fuse was only the consequence, the cable was chafed.',
        'The part failed as it was mounted crooked.',
      ],
      'tests-and-notes': [
        'Afterwards I let it run for half an hour.',
        'I wrote it into the maintenance book.',
        'I ordered the part for the other machines too.',
      ],
    },
  },
  'had-to-be-redone': {
    anchors: {
      '1': 'It was the material or the others.',
      '3': 'Admits a mistake and put it right; no habit came of it.',
      '5': 'Own share named, put right without excuses, cause understood, a firm check before handing over since then.',
    },
    facts: {
      'own-share': [
        'I had measured wrongly.',
        'I was in a hurry and did not look at the plan again.',
        'It was my mistake.',
      ],
      'put-right': [
        'I went there the next day and did it again.',
        'I told the customer myself.',
        'I stayed until it was right.',
      ],
      cause: ['The drawing was old.', 'I had relied on it being level.', 'I had not tested it under load.'],
      'check-since': [
        'Since then I measure twice.',
        'Before I leave I go through it with the customer.',
        'I have a short list I go through at the end.',
      ],
    },
  },
  'before-you-reach-in': {
    anchors: {
      '1': 'Takes care, or switches it off.',
      '3': 'Switches off and wears protection; securing and checking are missing.',
      '5': 'Switches off, secures against switching on, checks that it is dead, watches stored energy, informs others, protection, clean handing back.',
    },
    facts: {
      'switch-off-and-lock': [
        'I switch it off and put a lock on the main switch.',
        'I pull the plug and hang a sign on it.',
        'It is secured, so that nobody can switch it on.',
      ],
      'check-dead': [
        'I measure whether there is really no voltage.',
        'I try to start it once to be sure.',
        'I test the tester first.',
      ],
      'stored-energy': [
        'Pressure is let out of the line.',
        'I support the raised part so that it cannot come down.',
        'I wait until everything has stopped and cooled.',
      ],
      'informs-others': [
        'I tell everyone who works there.',
        'The area is closed off.',
        'Before switching on again I look whether all are out of the way.',
      ],
      protection: [
        'I wear gloves, glasses and safety shoes.',
        'My tools are insulated.',
        'No ring and no loose sleeves at the machine.',
      ],
    },
  },
  'does-not-want-it': {
    anchors: {
      '1': 'Persuades or does it all the same.',
      '3': 'Talks kindly and tries again; the reason and the record are missing.',
      '5': 'Asks for the reason, respects the will, tries another way, time or person, knows limits and dangers, informs and records.',
    },
    facts: {
      'asks-reason': [
        'I ask why, perhaps she is in pain or afraid.',
        'I try to find out what is behind it.',
        'Often they are ashamed.',
      ],
      'respects-will': ['Nobody is forced.', 'It is his right to say no.', 'I accept it and explain what may follow.'],
      'other-way': [
        'I come back half an hour later.',
        'A colleague tries it, sometimes the chemistry is different.',
        'I let her choose, first the face or first the hands.',
      ],
      'informs-and-records': [
        'I write it down and tell the nurse in charge.',
        'If it is an important medicine the doctor must know.',
        'It is passed on at handover.',
      ],
    },
  },
  'not-as-usual': {
    anchors: {
      '1': 'One has a feeling for that.',
      '3': 'Noticed a change and told someone; vague in detail.',
      '5': 'Describes the change exactly, compares with before, measures what they may, informs the right person in time and clearly, records it.',
    },
    facts: {
      'exact-change': [
        'He did not finish his breakfast, which he always does.',
        'She spoke unclearly and one corner of her mouth hung down.',
        'The child was quieter than usual and very warm.',
      ],
      measured: [
        'I took the temperature and the pulse.',
        'I measured the blood pressure.',
        'I looked at how much she had drunk.',
      ],
      'told-right-person': [
        'I called the nurse in charge at once.',
        'I rang the emergency number.',
        'I told the doctor what I had seen and since when.',
      ],
      recorded: [
        'I wrote it down with the time.',
        'It went into the file and the handover.',
        'I told the next shift to keep an eye on it.',
      ],
    },
  },
};
