/** Invented interviews for tests: three trades, four levels of answer each. People and cases are made up. */
export type InventedQuestion = {
  text: string;
  anchors: { 1: string; 3: string; 5: string };
  facts: string[];
  answers: { excellent: string; good: string; weak: string; evasive: string };
};

export const INVENTED: { trade: string; questions: InventedQuestion[] }[] = [
  {
    trade: 'kitchen',
    questions: [
      {
        text: 'Twenty minutes before service the walk-in fridge reads eleven degrees. What do you do?',
        anchors: {
          1: 'Closes the door and goes on cooking',
          3: 'Moves the food and calls a technician',
          5: 'Finds out since when it is warm, probes the core of risky food, throws out what was too long above eight, moves the rest on ice, changes the menu, logs it and calls repair',
        },
        facts: [
          'how long it was warm',
          'core temperature probe',
          'throw out risky food',
          'ice or second fridge',
          'shorter menu',
          'temperature log',
        ],
        answers: {
          excellent:
            'The first thing I want is the last good reading, so I look at the log sheet: six in the morning, four degrees. I put a probe into the thickest chicken and the custard. What sits above eight and we cannot date goes into the bin, I do not taste it. The rest goes on ice and into the bar fridge. Then I strike the two cold starters, tell the floor, and write time and readings down before I ring the engineer.',
          good: 'I would check the temperature again with a second thermometer. Then we move the meat and fish to the other fridge or on ice, and I call the repair service. Fish that feels warm is thrown away. I tell the waiters that some dishes are off.',
          weak: 'Fridges do that on busy days because people leave the door open. I would shut it properly and turn it colder. We cook everything hot anyway, so a few degrees make no difference. A probe, a log and a shorter menu is something for the inspector.',
          evasive:
            'A kitchen is a family, and families stay strong when it gets hot. Core temperature, ice, log sheets, menus, I have lived with these words for two decades and they still make me smile. What I give my brigade is confidence. When the chef shines, the plates shine, and our guests have always felt that.',
        },
      },
      {
        text: 'Food cost went from 28 to 34 percent in two months. How do you find the reason?',
        anchors: {
          1: 'Raises prices or blames suppliers',
          3: 'Compares prices and looks at waste',
          5: 'Separates price, portion, waste, theft and sales mix, counts stock, weighs portions, checks invoices against orders, fixes the biggest part and counts again',
        },
        facts: [
          'supplier prices',
          'portion weight',
          'waste sheet',
          'stock count',
          'sales mix',
          'second count after the change',
        ],
        answers: {
          excellent:
            'I split the six points before I touch anything. Invoices against last quarter gave one and a half, mostly butter. Then I weighed forty plates on a Friday: the risotto went out at 380 grams and the recipe says 300, that was two more. The bin held bread, because we cut it at noon. New ladle, bread to order, and four weeks later the count stood at 29.',
          good: 'First I compare supplier prices with earlier invoices. Then I look at the waste and at the portions, whether the cooks follow the recipe. I would do a stock count every week for a while and see which group is off. Maybe we sold more steak than usual, so the mix has to be checked.',
          weak: 'Everything has become more expensive, you just have to read the papers. I would put the prices up by ten percent and print new menus. Weighing portions and counting stock is work for an office, my people have no time for it.',
          evasive:
            'Numbers are only shadows of what happens on the plate. I cook from passion, and I think guests pay for passion. In my career I was lucky to meet three great chefs, each of whom showed me that generosity comes back to you in the end.',
        },
      },
      {
        text: 'A cook burns his hand at full service. What do you do in the next ten minutes?',
        anchors: {
          1: 'Tells him to carry on',
          3: 'Cools it and sends him home',
          5: 'Stops his station, cools with running lukewarm water for long enough, judges size and depth, covers it clean, calls help if needed, reassigns the station, records the accident',
        },
        facts: [
          'running water',
          'judge size and depth',
          'clean cover',
          'doctor when needed',
          'station reassigned',
          'accident book',
        ],
        answers: {
          excellent:
            'Gas off at his station, hand under running water, not ice, and somebody stays with him for the full twenty minutes. I look: bigger than the palm, blistered, or on a joint means hospital, and a colleague drives, not he himself. If not, film over it and he sits out. Meanwhile I take grill and sauté goes to the junior with two dishes less. Afterwards it goes into the accident book with the cause, which was a wet cloth.',
          good: 'I send him to the sink and make sure that he cools it with water for at least ten minutes. If it looks bad he goes to a doctor. I take over his station myself or ask the pastry cook. When the service is over we write it in the book.',
          weak: 'Burns are part of the job, everybody here has scars. He can put some butter or toothpaste on it and go on, I cannot replace anyone at eight in the evening. If it is still bad the next day he can see a doctor.',
          evasive:
            'People are the most precious thing in any kitchen. I am known as a chef with a big heart, and my door is never closed. I would give him a hug and let him know that we are all here for him, since caring is what great teams are made of.',
        },
      },
      {
        text: 'Tell me about a dish or a process you changed because something went wrong.',
        anchors: {
          1: 'No case, or blames the guests',
          3: 'A case with a simple change',
          5: 'A case with cause found, the change, and a figure that shows it worked',
        },
        facts: ['concrete case', 'cause found', 'change made', 'figure before and after'],
        answers: {
          excellent:
            'Our fish pie came back cold, nine times in one week. I stood at the pass with a timer and it was the lamp: plates waited four minutes because starters and pies shared a runner. We gave the pies their own bell and preheated the dishes. The month after, one came back.',
          good: 'We had complaints that the burgers were dry. I found that the new patties were thinner, so we cut the time on the grill by a minute and trained the evening crew. After that it was better.',
          weak: 'There were some complaints about salt, but taste is personal and you cannot please everyone. I did not change it.',
          evasive:
            'Every mistake is a teacher in disguise. I embrace failure, and I encourage my brigade to dance with it. We once talked about it for a whole evening with candles and wine, which brought us closer than ever.',
        },
      },
    ],
  },
  {
    trade: 'analytics',
    questions: [
      {
        text: 'An experiment shows plus four percent revenue after two days. The product manager wants to ship. What do you say?',
        anchors: {
          1: 'Ships it, or refuses without a reason',
          3: 'Wants to wait for significance',
          5: 'Looks at planned sample size and stopping rule, peeking, novelty and weekday effects, outliers, guardrail metrics, sample ratio, and says when a decision can be made',
        },
        facts: [
          'planned sample size',
          'peeking',
          'weekday effect',
          'outliers',
          'guardrail metrics',
          'sample ratio mismatch',
        ],
        answers: {
          excellent:
            'Not yet, and here is the date when I can. We planned sixty thousand visitors a side and have nine. If we stop whenever it looks nice, one test in four lies to us. Before anything else I check that the split is really half and half. Then I drop the top ten baskets and see what remains of the four percent; last spring one hotel chain made a whole result. Refunds and load time must not get worse. Two full weeks, so each weekday counts twice.',
          good: 'I would tell him that two days is too short, because weekends behave differently and the interval is still wide. We agreed on a sample size before, so we should wait for it. I would also look whether a few big orders cause it, and if other metrics suffer.',
          weak: 'Four percent is four percent. If the tool shows green we can ship, and when it turns out wrong we can always switch it off. Sample size, peeking, outliers, these questions only slow the company down.',
          evasive:
            'Data, for me, is a conversation with the customer. I have always been fascinated by how experiments bring departments to one table. Product managers trust me, since I speak their language, and I would take this as an occasion to celebrate curiosity.',
        },
      },
      {
        text: 'Two dashboards show different numbers of active users. How do you find out which is right?',
        anchors: {
          1: 'Picks one, or tells people to use another',
          3: 'Compares the queries',
          5: 'Compares definitions, time zones, filters, bots and joins, traces a few users by hand through both, documents one definition and tests it',
        },
        facts: [
          'definition of active',
          'time zone',
          'bots and test accounts',
          'duplicate joins',
          'trace single users',
          'one agreed definition',
        ],
        answers: {
          excellent:
            'I take one day and one country and pull both id lists. The users only in A and only in B tell the story, ten of each by hand. Last time those in A were all after 11 pm, so one counted UTC and the other Berlin. The remaining two percent was a join on a table with two rows per device. Then we wrote the definition down once, in the model, with a test that fails if they part by more than half a percent.',
          good: 'I would look at both queries and see how active is defined, for example login or any event. Then check filters such as internal accounts and the time zone. When I know the reason I would tell the owners and agree on one number.',
          weak: 'Dashboards are never the same, that is because of the tool. I would use the higher one for the management since it has been there longer. Definitions and time zones cannot explain much.',
          evasive:
            'Truth is many-sided. Definition, time zone, bots, duplicates, agreed metrics, I find that each of these invites us to reflect. I have moderated large workshops on data culture, and what people remember is how safe they felt.',
        },
      },
      {
        text: 'A churn model that was good in tests performs badly in production. What do you look at?',
        anchors: {
          1: 'Retrains and hopes',
          3: 'Names drift and looks at the features',
          5: 'Looks for leakage, compares feature distributions at training and serving, label delay, changed population, replays a day of requests offline, and sets a monitor',
        },
        facts: [
          'leakage',
          'training against serving features',
          'label delay',
          'changed population',
          'offline replay',
          'monitoring',
        ],
        answers: {
          excellent:
            'I replay yesterday through the training code and diff it with what was served, column by column. If they differ it is plumbing: once a tenure field was in months here and days there. If they agree I look for a feature that knew the future, ours was the count of cancel-page visits. Only then drift, and only on customers whose ninety days are over, since the others have no label yet. A weekly histogram per feature now pages me.',
          good: 'I would compare the distribution of the features between training and production. Maybe there was leakage in the training data, so I would check fields that are only filled after the churn. Also the customers may have changed. Then I would retrain with recent data and monitor it.',
          weak: 'Models get old, so I retrain it with more data and a bigger network. If it is still bad, it is a problem of the data engineers who deliver it. Leakage was ruled out by the library.',
          evasive:
            'Machine learning humbles us all. I like to see a model as a young talent that needs mentoring. My strength is to translate between worlds, and in difficult phases I keep everyone inspired with a clear vision.',
        },
      },
      {
        text: 'The finance chief wants one number for customer lifetime value by tomorrow. What do you give her?',
        anchors: {
          1: 'A number without a basis, or nothing',
          3: 'An average with a warning',
          5: 'A simple estimate with margin not revenue, by segment, with horizon, range and assumptions on one page, and what would change it',
        },
        facts: ['margin instead of revenue', 'segments', 'time horizon', 'range', 'assumptions written'],
        answers: {
          excellent:
            'She gets one number tomorrow: contribution, not sales, over twenty-four months, and a low and a high beside it. Because the mean hides two kinds of buyers, I show subscribers at 310 and one-timers at 40. Three lines below it: retention taken from the 2022 cohorts, returns at eleven percent, no discounting. If retention falls by two points the number falls by a fifth, and she should know that before she spends it.',
          good: 'I would calculate average margin per order times orders per year times the expected years. I would give it for the main segments, with a range, and write what I assumed. And offer a better model in two weeks.',
          weak: 'I would take revenue divided by customers, it is in the report already. She will not ask how it was made. Horizon, margin and range are for the textbook.',
          evasive:
            'A lifetime cannot be squeezed into a cell. Leaders appreciate when I widen their horizon. I would invite her for a walk, hear what moves her, and I am certain that together something meaningful would grow out of it.',
        },
      },
    ],
  },
  {
    trade: 'ward nursing',
    questions: [
      {
        text: 'A patient two hours after surgery becomes restless and pale. What do you do?',
        anchors: {
          1: 'Gives a sedative or waits',
          3: 'Measures blood pressure and calls the doctor',
          5: 'Airway, breathing, circulation first, full set of signs with trend, looks at drain and dressing, oxygen, lies flat, calls early with a structured handover, line and bloods ready, stays with the patient',
        },
        facts: [
          'vital signs with trend',
          'look at drain and dressing',
          'oxygen',
          'structured call for help',
          'intravenous access',
          'stay with the patient',
        ],
        answers: {
          excellent:
            'I stay and pull the cord rather than walk off. Is he talking, how fast does he breathe, is the pulse thin? Pressure was 125 at two, now 92, pulse from 80 to 118, so I think bleeding until shown otherwise. Sheet back: the drain has filled 300 in an hour. Head down, mask on at ten litres, and I tell the surgeon name, operation, these four numbers, and that I need him now. Second cannula and crossmatch while he runs.',
          good: 'I take blood pressure, pulse and saturation and compare with before. I look at the wound and the drain, give oxygen and lay him flat. Then I call the doctor and tell what I found. I check that the drip is running and I stay nearby.',
          weak: 'After an operation many are confused, that comes from the anaesthetic. I would talk to him and give what is prescribed against restlessness, so that the others can sleep. The drain and the signs are done at six anyway.',
          evasive:
            'Nursing is touching lives. Vital signs, drains, oxygen, handover, access: behind all this technology there is a human being longing for closeness. I hold hands. Patients write me letters even years later, and that tells me that presence heals.',
        },
      },
      {
        text: 'You notice that you gave a tablet to the wrong patient. What are your steps?',
        anchors: {
          1: 'Hides it or waits whether anything happens',
          3: 'Tells the doctor and watches',
          5: 'Looks at the patient first, tells the doctor at once, checks dose, allergies and interactions, watches signs, tells the patient, gives the right one its dose, reports it, and helps change the process',
        },
        facts: [
          'check the patient first',
          'doctor at once',
          'allergy and interaction',
          'tell the patient',
          'incident report',
          'change of process',
        ],
        answers: {
          excellent:
            'To the bed first, not to the computer: how is she, pressure, pulse, any allergy on the wristband. Then I ring the doctor with drug, dose and minute. It was a beta blocker and she already had one, so we checked her every fifteen minutes until evening. I told her myself what happened. The man it was meant for got his. I filed it the same shift; two names on the trays looked alike, and since then the trays carry the date of birth in red.',
          good: 'I would go to the patient and check how she is, then inform the doctor immediately. We look at the side effects and monitor the blood pressure. The patient has to be told as well. And I fill in an incident report so that it can be prevented.',
          weak: 'If it was something harmless like a vitamin I would wait first. Mostly nothing happens. Reports only bring trouble and in the end they look for somebody guilty, so I would watch it and mention it at the handover if needed.',
          evasive:
            'Mistakes are human, and forgiving ourselves is an art. I took part in a retreat on mindfulness for carers which opened my eyes. Since that day I go through the corridors in a different rhythm, and everyone notices my serenity.',
        },
      },
      {
        text: 'Three things call at once: a bell, a relative with a question, and an infusion alarm. How do you choose?',
        anchors: {
          1: 'Whoever is loudest',
          3: 'The alarm first, then the bell',
          5: 'Judges by risk with a quick look, delegates, tells the others how long, and comes back',
        },
        facts: ['risk first', 'quick look', 'delegate', 'tell waiting time', 'come back'],
        answers: {
          excellent:
            'Ten seconds at each door decide it. The pump with adrenaline cannot wait two minutes, one with saline can. I call to the student to answer the bell and shout back if it is breathing or blood. To the daughter I say: a quarter past, in the office, and I write it on my glove. At a quarter past I am there.',
          good: 'I look at the alarm first because it may be a drug that matters. I ask a colleague to go to the bell. To the relative I say that I will come in ten minutes, and then I do.',
          weak: 'One after the other as they come, I have only two hands. The relatives are usually the worst, so I do them first to have peace.',
          evasive:
            'Moments like this show who we are. I become very still inside. I see three invitations to be present, and I answer all of them with love, because in the end people never forget how you made them feel.',
        },
      },
      {
        text: 'How do you make sure that nothing is lost at the handover between shifts?',
        anchors: {
          1: 'Tells what comes to mind',
          3: 'Uses a sheet',
          5: 'Fixed order, at the bed, open tasks with owner and time, read back, questions, and a check of lines and drugs together',
        },
        facts: ['fixed order', 'at the bedside', 'open tasks with time', 'read back', 'check lines together'],
        answers: {
          excellent:
            "Same five points for every patient, in the same order, at the bed and not in the kitchen. What is open gets a name and an hour: potassium, Ahmed, four o'clock. The one who takes over says it back to me, and twice a week that is where we catch something. Together we follow each line from bag to vein. Only then do I hand over the key.",
          good: 'We use a form with diagnosis, medication and open tasks. I give the handover at the bedside when possible so the colleague can see the patient and ask. Important things I repeat at the end.',
          weak: 'I tell what was special, and the rest stands in the file. If something is missing they can call me. Reading back is for pilots, it takes too long with thirty patients.',
          evasive:
            'Handover is like passing a flame. Fixed order, bedside, read back, these are fine expressions. What counts is that my colleagues sense my energy when I enter, and they often thank me for the sunshine I bring.',
        },
      },
    ],
  },
];
