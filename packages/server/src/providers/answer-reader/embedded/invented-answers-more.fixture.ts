import type { InventedQuestion } from './invented-answers.fixture.ts';

/** More invented interviews, of other trades; the word lists of the reader were not made from them. */
export const INVENTED_LATER: { trade: string; questions: InventedQuestion[] }[] = [
  {
    trade: 'infrastructure',
    questions: [
      {
        text: 'A change to the network definition wants to destroy and recreate the production database. What do you do?',
        anchors: {
          1: 'Applies it or edits by hand in the console',
          3: 'Stops and looks at the plan',
          5: 'Reads why the plan replaces it, moves state or imports instead, sets a guard against deletion, tests on a copy, has a snapshot, and a second pair of eyes on the plan',
        },
        facts: [
          'read the reason in the plan',
          'state move or import',
          'deletion guard',
          'snapshot',
          'try on a copy',
          'second reviewer',
        ],
        answers: {
          excellent:
            'The plan says which attribute forces it, so that is where I look: someone renamed the subnet group. A rename in code is a move in state, one line, and the plan is empty again. I run it against a clone restored from last night first. The instance carries a lock so that even I could not delete it by mistake, and the pipeline wants another name under any plan with a minus sign in it.',
          good: 'I would not apply it. I look in the plan what forces the replacement, usually a changed name or zone. Then I try to move it in the state so that nothing is destroyed, and before that I take a snapshot. A colleague should review it.',
          weak: 'If the tool says it has to be recreated then it has to be. I would do it at night and restore the dump afterwards, that takes a few hours. Deletion guards and second reviewers only get in the way when you have to move fast.',
          evasive:
            'Infrastructure is the soil in which ideas grow. Snapshots, imports, state moves, locks, I have sat on panels where each of them had its fans. My role was always to keep the room balanced. What I offer a company is serenity in change, and people thank me for that.',
        },
      },
      {
        text: 'Deployments fail at random once in about twenty runs. How do you get to the bottom of it?',
        anchors: {
          1: 'Runs it again until it is green',
          3: 'Reads logs of the failed runs',
          5: 'Collects the failed runs, compares them with good ones, finds what they share, reproduces by forcing the suspected cause, fixes it and watches the rate',
        },
        facts: ['collect the failed runs', 'compare with good runs', 'reproduce', 'root cause', 'rate after the fix'],
        answers: {
          excellent:
            'Twenty red ones side by side before I form an opinion: same step, same runner pool, always within a minute after the hour. Good runs never fall there. The secrets rotate on the hour and our job holds the old one for ninety seconds. I forced a rotation mid-run and it broke ten out of ten. Now the step asks again on a refused login, and in six weeks there has been none.',
          good: 'I would gather the logs of the failures and see at which step they stop and on which machine. Then compare with successful ones. If I have an idea I try to trigger it on purpose. After the fix we count the failures for two weeks.',
          weak: 'That is flaky, every pipeline has it. We put in three automatic retries, so nobody notices it any more. Looking for the reason costs days and the cloud provider will not tell you anyway.',
          evasive:
            'Randomness fascinates me, it reminds us that we are not in control. I am a calm pole in every team. When a deployment fails I like to ask what it wants to teach us, and this attitude has carried me through many transformations.',
        },
      },
      {
        text: 'How do you give developers access to production without giving everybody the keys?',
        anchors: {
          1: 'Shared admin account',
          3: 'Roles with read access',
          5: 'Named accounts, least rights, time-limited elevation with a reason, recorded sessions, a break-glass path that alarms, and a review of who used what',
        },
        facts: ['named accounts', 'least rights', 'time-limited access', 'recording', 'break-glass', 'regular review'],
        answers: {
          excellent:
            'By default they see dashboards and logs and nothing they can change. Who needs a shell asks for it with a ticket number, gets it under their own name for an hour, and every line typed is kept for ninety days. There is an envelope for the night when the whole thing is down; opening it wakes two people. On the first of the month I list rights nobody has used, and they go.',
          good: 'I would use single sign-on and groups, so that each person has their own account. Developers get read access, and for writing there is a temporary role that expires. The sessions should be logged. We check the groups every quarter.',
          weak: 'We have one admin login in the password manager, it works and everyone knows each other. Time limits and recordings show distrust, and in an emergency they cost you minutes.',
          evasive:
            'Access is in the end a question of trust, and trust cannot be configured. Least rights, named accounts, break-glass, reviews, I enjoy the poetry of these phrases. I have always opened doors for people, and not one of them has disappointed me.',
        },
      },
      {
        text: 'The monthly cloud bill has doubled. Where do you start?',
        anchors: {
          1: 'Buys a savings plan or tells people to save',
          3: 'Looks at the biggest services',
          5: 'Splits the rise by account, service and day, links it to a change, finds idle and oversized things, acts on the largest, sets budget alarms and owners',
        },
        facts: [
          'split by service and day',
          'link to a change',
          'idle or oversized',
          'largest first',
          'budget alarm',
          'owner tags',
        ],
        answers: {
          excellent:
            'I want the difference, not the total: this month minus last, by account, then by service, then by day. It jumped on the ninth, all of it traffic between zones, and on the ninth we had moved the cache. Put back next to its readers, that was sixty percent of the rise. The rest were four test clusters without a name on them. They have an owner and a switch-off at seven now, and an alarm at eighty percent of the budget.',
          good: 'I look in the cost report which service grew and since when. Then I check for machines that are not used or too big. I talk to the teams about what they changed. We should tag resources and set alarms for the budget.',
          weak: 'Cloud gets more expensive every year, there is nothing to be done. I would buy reserved capacity for three years, that gives a discount. Tags and owners nobody keeps up to date anyway.',
          evasive:
            'Costs are a mirror of our values. I would gather finance and engineering around one table and tell the story of our growth, because numbers without a story are cold. In my experience the bill heals when the culture heals.',
        },
      },
    ],
  },
  {
    trade: 'business analysis',
    questions: [
      {
        text: 'Two departments want the opposite of each other in the same system. How do you proceed?',
        anchors: {
          1: 'Builds both or follows the louder one',
          3: 'Brings them together in a meeting',
          5: 'Finds the goal behind each demand, watches the work, puts figures on both, shows options with consequences, names who decides and writes the decision down',
        },
        facts: [
          'goal behind the demand',
          'observe the work',
          'figures',
          'options with consequences',
          'who decides',
          'written decision',
        ],
        answers: {
          excellent:
            'I sit a morning with each before they sit with each other. Claims wanted more mandatory fields and sales wanted fewer. It turned out claims needed one thing, the date of loss, and got it wrong in a third of the cases. So the question was no longer how many fields. I put three variants on a page with minutes per case and errors per hundred. The head of operations signed for the second, and the page is attached to the ticket.',
          good: 'I would talk to both separately and ask what they want to reach with it. Then I show them the effects of each solution, maybe there is a compromise. If they cannot agree, the sponsor has to decide, and I document that.',
          weak: 'I make a field in the settings, so each department can switch it as they like. If that is not possible, sales wins, they bring the money. Asking for the goal behind it just restarts the whole discussion.',
          evasive:
            'Opposites are the two wings of one bird. I am often described as a natural mediator. Goals, figures, options, decisions, I let these float in the room until something new emerges, and in all those years there was always a moment when people smiled at one another.',
        },
      },
      {
        text: 'The business case promises two million in savings. How do you check it?',
        anchors: {
          1: 'Believes it, or says that it cannot be known',
          3: 'Checks the assumptions with the departments',
          5: 'Takes it apart into volume, time and rate, measures one of them, looks which savings become cash, adds cost of running, shows a range and who answers for it after the start',
        },
        facts: [
          'volume, time and rate',
          'measure a sample',
          'cash or only time',
          'running cost',
          'range',
          'owner of the benefit',
        ],
        answers: {
          excellent:
            'Two million is a product of three numbers, so I ask for all three. Forty thousand cases, twelve minutes, a rate. The cases are in the system and right. The twelve minutes nobody had timed: I timed thirty and got seven. And seven minutes a case frees no chair unless someone gives back headcount, so I asked who will, by name. With the licence and two people for upkeep I would stand by four to six hundred thousand.',
          good: 'I would go through the assumptions one by one, like number of cases and time per case, and compare with reports. I check whether the running costs are included. Then I make a best and worst case. The department should confirm the savings.',
          weak: 'Those numbers are always a bit optimistic, otherwise you get no budget. I would leave it, as the board has seen it already. Whether it is cash or time, and who owns it, comes up after go-live.',
          evasive:
            'A business case is a promise, and promises live from hope. I have written more than I can count and I am proud of each. Figures convince the head, but a transformation is decided in the belly, and that is where I touch people.',
        },
      },
      {
        text: 'After the release, users go on working in their spreadsheets. What do you do?',
        anchors: {
          1: 'Forbids spreadsheets or sends a mail',
          3: 'Offers training',
          5: 'Looks over their shoulders, finds what the spreadsheet does that the system does not, sorts by frequency and harm, closes the biggest gap, switches off the file with a date, measures use',
        },
        facts: [
          'watch them work',
          'what the spreadsheet can do',
          'frequency and harm',
          'close the gap',
          'end date for the file',
          'measure use',
        ],
        answers: {
          excellent:
            'A spreadsheet is a requirement I missed. I watched five of them on closing day and all five sorted by due date and coloured the late ones; ours cannot sort. That was two days of work. Another wanted the old customer numbers, once a year, and that one I left. Once sorting was in, we froze the file as read-only on a Friday everybody knew, and I count logins on closing days. Thirty-one of thirty-four.',
          good: 'I would ask them why and let them show me. Probably some function is missing or it is slower. We collect these points and do the most important ones in the next release. Some need training too. Then we can take the spreadsheet away.',
          weak: 'People do not like change, it is always the same. I would ask the management for a mail that spreadsheets are no longer allowed. It was trained, there is a manual, so it is up to them.',
          evasive:
            'Change is like learning to swim. You hold people, and one day you let go. I love spreadsheets as a symbol of creativity, and I would celebrate that spirit with a little fair where everyone shows their most beautiful one.',
        },
      },
      {
        text: 'How do you know that a requirement is good enough to be built?',
        anchors: {
          1: 'When the customer has signed',
          3: 'When it is clear and complete',
          5: 'It names who needs it and why, has examples with edge cases, can be tested, its effect on other parts is known, and the builder has said it back',
        },
        facts: [
          'who and why',
          'examples',
          'edge cases',
          'testable',
          'effect on other parts',
          'said back by the builder',
        ],
        answers: {
          excellent:
            'When the tester can write the check before a line of code exists. For me that means three real cases with real numbers, one of them ugly: the customer who left and came back on the same day. I know who misses it if we never build it. And the developer tells it to me in her words; if she says something else, it was not ready, whoever signed.',
          good: 'It should be understandable and have acceptance criteria that one can test. I add an example, and I check with the developer if something is unclear. It also should be known which other systems it touches.',
          weak: 'When the department has approved the document. After that it is fixed, and if something is missing it is a change request. Examples and edge cases the developers find out while building.',
          evasive:
            'Good requirements breathe. You sense it in the room when a sentence is alive. Examples, edge cases, testability, these are the notes, and I conduct. Colleagues say that my documents read like novels.',
        },
      },
    ],
  },
];
