import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'built-it-yourself': {
    anchors: {
      '1': 'Names tools, but cannot say what happens between the click and the answer.',
      '3': 'Follows the request through the main parts, with gaps at one layer, for example how data is stored or how errors come back.',
      '5': 'Follows one real click through browser, network, server and storage, says what happens when a step fails, and why it was built that way.',
    },
    facts: {
      'request-path': [
        'The browser sends a request to the server and the server answers with data.',
        'A click calls the API, and the backend handles the request.',
        'The front end posts the form to an endpoint on my server.',
      ],
      'stored-data': [
        'The data is saved in a database table.',
        'The server reads the record from the database and sends it back.',
        'I store it in a table and look it up by its id.',
      ],
      'error-path': [
        'If something fails the user sees an error message.',
        'I catch the error and show what went wrong.',
        'When the call fails, the page says so and lets you try again.',
      ],
      'reason-for-choice': [
        'I chose it because it was the simplest thing that worked.',
        'The reason I built it this way was that I needed it to be easy to change.',
        'I tried another way first and it did not work because of its limits.',
      ],
    },
  },
  'decision-to-defend': {
    anchors: {
      '1': 'Describes technologies in use; no decision of their own, no alternative.',
      '3': 'One real decision with a reason and an alternative, but little on what it cost later.',
      '5': 'Decision, alternatives, the need that tipped the scale, what happened later, and an honest account of what they would do differently.',
    },
    facts: {
      alternative: [
        'We also considered another approach and decided against it.',
        'The alternative would have been to split it into separate services.',
        'I compared two or three options before we chose.',
      ],
      'driving-need': [
        'The deciding reason was that we had very little time and a small team.',
        'We needed it to handle more load, so that drove the choice.',
        'What mattered most was that it stays simple to operate.',
      ],
      'cost-later': [
        'Later this turned out to be a mistake because every change took longer.',
        'The downside showed up a year later when we had to maintain it.',
        'It became a bottleneck and cost us a lot of work.',
      ],
      'own-judgement': [
        'Today I would do it differently.',
        'I would take that decision back, knowing what I know now.',
        'I would still defend it, because it saved us from bigger problems.',
      ],
    },
  },
  'ten-times-load': {
    anchors: {
      '1': 'Adds servers, without saying what the limit is.',
      '3': 'Names a plausible bottleneck such as the database and a remedy, without measuring.',
      '5': 'Names the first limit with numbers, tests it under load, knows what to shed or queue, and sets an alarm ahead of the limit.',
    },
    facts: {
      'first-bottleneck': [
        'The database would be the first thing to give in.',
        'We would run out of database connections first.',
        'The bottleneck is the one service that everything has to pass through.',
      ],
      'load-test': [
        'I would run a load test against a copy of the system.',
        'We simulate the traffic beforehand and watch where it slows down.',
        'I would measure how many requests it takes until it breaks.',
      ],
      'cache-or-queue': [
        'I would put a cache in front of it.',
        'Work that need not be done at once goes into a queue.',
        'We keep the results of frequent requests so that the database is not asked each time.',
      ],
      'shed-load': [
        'I would rather refuse some requests than let everything go down.',
        'With rate limits the important requests still get through.',
        'Less important features are switched off first.',
      ],
      'early-warning': [
        'An alert tells us before the limit is reached.',
        'I watch response times and the length of the queue.',
        'We have a dashboard with a warning at seventy percent of capacity.',
      ],
    },
  },
  'changing-an-interface': {
    anchors: {
      '1': 'Changes it and tells the others, or has never thought about callers.',
      '3': 'Keeps an old and a new version side by side for a time, but is vague on how callers move and when the old one ends.',
      '5': 'Adds before removing, measures who still calls the old one, gives dates and help, checks the contract by tests, removes only when nobody is left.',
    },
    facts: {
      'both-versions': [
        'For a while both the old and the new version run side by side.',
        'I add the new field first and leave the old one where it is.',
        'We version the API so that existing callers keep working.',
      ],
      'knows-callers': [
        'I look in the logs to see who still calls the old endpoint.',
        'We measured how much traffic the old version still had.',
        'First I find out which clients use it.',
      ],
      announcement: [
        'We announce the change early with a date for the end of the old version.',
        'Customers were told months ahead and got a guide for moving over.',
        'I talked to each team that uses it.',
      ],
      'contract-test': [
        'Contract tests show whether an old client still works.',
        'We have tests that call the API the way the consumers do.',
        'A test fails as soon as somebody breaks the agreed format.',
      ],
    },
  },
  'unreliable-neighbour': {
    anchors: {
      '1': 'Waits, shows an error, or blames the other service.',
      '3': 'Timeouts and retries, without saying what must not be repeated or what the user sees.',
      '5': 'Short timeouts, limited retries with growing pauses, safe repetition, a useful fallback, and a way to stop calling and to recover.',
    },
    facts: {
      timeout: [
        'Each call gets a timeout so that we do not wait forever.',
        'After two seconds I give up waiting for the other service.',
        'We set a short limit on how long a request may take.',
      ],
      'careful-retry': [
        'I retry a few times with a longer pause each time.',
        'We try again with backoff, so that we do not make it worse.',
        'Only calls that may safely be repeated are retried.',
      ],
      fallback: [
        'If it is down we show the last data we know.',
        'The user can go on working and the rest is done later from a queue.',
        'There is a fallback, the page works without that part.',
      ],
      'circuit-breaker': [
        'A circuit breaker stops calling the service when it fails too often.',
        'After several failures we leave it alone for a minute.',
        'We stop sending requests until it has recovered.',
      ],
    },
  },
  'what-proved-the-cause': {
    anchors: {
      '1': 'No concrete fault, or tried things until it went away.',
      '3': 'A concrete fault and sensible steps, but not what each step ruled out or how the cause was shown.',
      '5': 'First suspicion and why it was wrong, experiments that ruled things out, a cause shown by making the fault appear and vanish, and a guard against its return.',
    },
    facts: {
      'wrong-suspicion': [
        'At first I thought it was the database, but it was not.',
        'My first suspicion turned out to be wrong.',
        'We all believed the last release was to blame.',
      ],
      reproduced: [
        'I managed to reproduce it on my own machine.',
        'Once I could make it happen at will, it was easy to find.',
        'I wrote a small script that triggers the fault every time.',
      ],
      'ruled-out': [
        'I switched parts off one after another to see whether it still happens.',
        'By going through the history step by step I found the change that caused it.',
        'The logs showed that the request had arrived, so it could not be the network.',
      ],
      'root-cause': [
        'The real cause was two processes writing at the same time.',
        'In the end it turned out that a setting was different on that server.',
        'The reason was a wrong assumption about time zones.',
      ],
      'guard-against-return': [
        'I added a test that fails if it comes back.',
        'Since then there is a check in the pipeline for it.',
        'We now have an alarm for that case.',
      ],
    },
  },
  'failed-in-production': {
    anchors: {
      '1': 'Nothing of theirs ever failed, or the story is about who was to blame.',
      '3': 'Found and repaired it with the team; little on informing people or on what changed afterwards.',
      '5': 'Limits the damage first, informs those affected, then looks for the cause, writes it down without blame, and can name the change that came of it.',
    },
    facts: {
      'limited-damage': [
        'First I rolled back to the previous version.',
        'We switched the new feature off at once.',
        'The most important thing was to get it running again, the cause came later.',
      ],
      informed: [
        'I told the team and support what was going on.',
        'We put a notice on the status page.',
        'One person kept the customers informed while I looked for the fault.',
      ],
      'looked-at-data': [
        'I looked at the logs and the dashboards to see when it started.',
        'The graphs showed that errors went up right after the release.',
        'I checked what had changed just before.',
      ],
      'written-review': [
        'Afterwards we wrote down what happened and why.',
        'We held a review without blaming anybody.',
        'There was a postmortem with the whole team.',
      ],
      'lasting-change': [
        'Since then releases go to a small group of users first.',
        'We added an alert so that we see it earlier.',
        'Now there is a check that stops such a change.',
      ],
    },
  },
  'ten-times-slower': {
    anchors: {
      '1': 'Guesses at a cause, or adds hardware or a cache.',
      '3': 'Looks at logs or a profiler and finds a plausible cause, without narrowing down where time goes.',
      '5': 'Splits the ten seconds into parts, compares with the past, finds the part that grew, changes one thing at a time and measures again.',
    },
    facts: {
      'measure-first': [
        'First I measure where the time goes.',
        'I look with a profiler at which part takes longest.',
        'The network tab shows whether it is the server or the browser.',
      ],
      'what-changed': [
        'Something always changes, for example the amount of data.',
        'I compare with the day it was still fast.',
        'I check deployments, settings and data growth since then.',
      ],
      'database-share': [
        'Often it is a query without an index.',
        'The page made hundreds of small queries instead of one.',
        'I look at the slow query log.',
      ],
      'verify-fix': [
        'After the change I measured again to be sure.',
        'I change one thing at a time and compare.',
        'It went from ten seconds down to less than one.',
      ],
    },
  },
  'tested-and-untested': {
    anchors: {
      '1': 'Clicks through it, or says that testing is for others.',
      '3': 'Writes unit tests for the main paths; no clear reason for what is left out.',
      '5': 'Puts tests where a failure would hurt, mixes levels with reasons, names what was left out and the risk taken, and knows what slipped through.',
    },
    facts: {
      'test-levels': [
        'I wrote unit tests for the rules and a few end to end tests for the main path.',
        'The logic is covered by unit tests, the integration by a handful of slower ones.',
        'There is one test through the browser, the rest is tested below.',
      ],
      'risk-first': [
        'I tested most where a mistake would cost money.',
        'The important thing was that nothing is charged twice, so that is tested best.',
        'I asked myself what would hurt most if it broke.',
      ],
      'left-out': [
        'I deliberately left the layout untested.',
        'We did not test the admin page, because only two people use it.',
        'That part I only looked at by hand.',
      ],
      'edge-cases': [
        'I tested empty input and very long input too.',
        'The odd cases are tested, such as wrong dates or missing values.',
        'I also tested what happens when the other service fails.',
      ],
      'slipped-through': [
        'One bug slipped through anyway, and I added a test for it.',
        'A customer found a case that we had not thought of.',
        'Later a fault showed up that our tests could not see.',
      ],
    },
  },
  'review-that-changed-code': {
    anchors: {
      '1': 'Speaks of formatting or says that reviews only cost time.',
      '3': 'A real comment with a sensible change, but on the surface.',
      '5': 'A comment that uncovered a wrong assumption or a risk, how it was put so that it could be heard, and what came of it.',
    },
    facts: {
      substance: [
        'The comment pointed out a case I had not thought of.',
        "The reviewer saw that two requests could get in each other's way.",
        'It was about the structure, not about style.',
      ],
      'change-in-code': [
        'I rewrote that part so that it became half as long.',
        'We moved the logic into one place.',
        'After that I split the function and named it properly.',
      ],
      tone: [
        'I asked a question instead of saying that it is wrong.',
        'I explained why and suggested an alternative.',
        'At first I was annoyed, then I saw that she was right.',
      ],
      habit: [
        'Since then I look for that in every review.',
        'I keep my changes small so that they can be reviewed.',
        'Now I review my own change before I ask others.',
      ],
    },
  },
  'old-code-must-run': {
    anchors: {
      '1': 'Would rewrite it from scratch, or avoids touching it.',
      '3': 'Adds some tests and tidies up step by step, without saying where and why there.',
      '5': 'Learns what it does in real use, pins behaviour by tests where change is due, goes in small releasable steps, and leaves alone what need not change.',
    },
    facts: {
      'pin-behaviour': [
        'First I write tests that record what it does today.',
        'I pin down the current behaviour before I change anything.',
        'We compared the output of old and new code on real data.',
      ],
      'small-steps': [
        'I change it in small steps and release each one.',
        'Piece by piece the old part gets replaced.',
        'Every step can be undone if something goes wrong.',
      ],
      'where-it-hurts': [
        'I begin where changes are needed most often.',
        'The parts nobody touches I leave alone.',
        'I looked at which files had caused the most bugs.',
      ],
      'learn-first': [
        'I talk to those who have worked with it for long.',
        'I read the logs to see what is really used.',
        'First I try to understand why it was done like that.',
      ],
    },
  },
  'a-third-of-the-tests': {
    anchors: {
      '1': 'Tests faster or longer, or lets others choose.',
      '3': 'Puts the main functions first, without looking at what was changed or telling anyone what is missing.',
      '5': 'Chooses by what changed, by damage and by past faults, says openly what is not covered, leaves the decision to the person responsible, and watches after release.',
    },
    facts: {
      'by-change': [
        'I look at what was changed and test that first.',
        'The parts nobody touched can wait.',
        'I ask the developers which places they are unsure about.',
      ],
      'by-damage': [
        'What would hurt customers most gets tested first.',
        'Payment and login come first, always.',
        'I weigh how likely a fault is and how bad it would be.',
      ],
      'says-openly': [
        'I write down what was not tested and tell the product owner.',
        'Everyone has to know which risk we take.',
        'The decision to release is made by the one responsible, on my list of gaps.',
      ],
      'after-release': [
        'After the release I test the rest.',
        'We watch the error rate closely on the first day.',
        'There is a way back if something turns up.',
      ],
    },
  },
  'changing-a-live-table': {
    anchors: {
      '1': 'Runs one statement at night, or has no idea what could go wrong.',
      '3': 'Migration with backup and test run, without handling of locks or of old and new code running together.',
      '5': 'Adds the new form, fills it in batches, lets code write both, switches reading, removes the old at the end; knows the locks and has a way back.',
    },
    facts: {
      'expand-then-contract': [
        'I add the new column first and remove the old one only at the end.',
        'For a while the code writes both the old and the new column.',
        'It is done in several releases, not in one.',
      ],
      batches: [
        'The old rows are filled in small batches.',
        'I copy a few thousand rows at a time, so that nothing is blocked.',
        'A job in the background moves the data slowly.',
      ],
      locks: [
        'One has to know which change locks the table.',
        'The danger is that the statement blocks everybody for minutes.',
        'I set a lock timeout, so that it gives up instead of blocking.',
      ],
      'way-back': [
        'There is a backup, and I have tried to restore it.',
        'Each step can be rolled back.',
        'I tried it on a copy of the real data before.',
      ],
    },
  },
  'slow-query': {
    anchors: {
      '1': 'Adds an index by habit, or moves the problem into a cache.',
      '3': 'Looks at the plan and adds a fitting index, with little on why it helped.',
      '5': 'Reads the plan with real data, explains why the database chose it, changes query, index or model with its price, and measures again.',
    },
    facts: {
      'read-plan': [
        'I looked at the execution plan with explain.',
        'The plan showed that the whole table was read.',
        'With explain analyze I saw where the time went.',
      ],
      index: [
        'An index on these two columns solved it.',
        'The index was there, but it could not be used because of the function around the column.',
        'I created an index that fits the filter and the order.',
      ],
      'rewrite-query': [
        'I rewrote the query so that it reads far fewer rows.',
        'Instead of one query per row there is now one for all.',
        'We only fetch the columns that are needed.',
      ],
      'price-of-it': [
        'Every index makes writing slower.',
        'The price was more storage and slower inserts.',
        'I checked that nothing else became slower.',
      ],
      measured: [
        'It went down from thirty seconds to less than one.',
        'I measured before and after on real data.',
        'It became a hundred times faster.',
      ],
    },
  },
  'same-record-same-second': {
    anchors: {
      '1': 'It does not happen, or the last one wins without anyone noticing.',
      '3': 'Names transactions or locks, without saying which case they do not cover.',
      '5': 'Names the loss that can happen, picks version check, lock or constraint with a reason, says what the second person sees, and has tested it.',
    },
    facts: {
      'version-check': [
        'Each record has a version number, and a stale version is refused.',
        'With optimistic locking the second one gets a conflict.',
        'The update only works if nobody changed it in between.',
      ],
      transaction: [
        'Both steps happen in one transaction.',
        'I lock the row while I change it.',
        'The database makes sure that they go one after the other.',
      ],
      constraint: [
        'A unique constraint in the database decides who wins.',
        'I do not check first and then write, the database checks.',
        'The rule is in the database, not only in the code.',
      ],
      'second-person': [
        'The second person is told that somebody else has changed it.',
        'Both versions are shown and one can choose.',
        'The user has to reload and decide.',
      ],
      'tested-it': [
        'I wrote a test with two threads doing it at the same time.',
        'I tried it with many parallel requests.',
        'A test runs both updates at once.',
      ],
    },
  },
  'form-for-strangers': {
    anchors: {
      '1': 'Required fields and a captcha; relies on the framework.',
      '3': 'Names injection and checks input on the server, but leaves files, rights or limits open.',
      '5': 'Goes through text, files, rights, limits and storage, treats everything as hostile on the server, and knows what is logged and who may see it.',
    },
    facts: {
      'server-side-checks': [
        'Everything is checked again on the server.',
        'I never trust what comes from the browser.',
        'Validation in the browser is only for comfort.',
      ],
      injection: [
        'With prepared statements nobody can inject SQL.',
        'Text is escaped before it is shown, against cross-site scripting.',
        'I make sure that input is never run as code.',
      ],
      'file-upload': [
        'I limit size and type of the files and check the real content.',
        'Uploaded files are stored outside the web folder under a new name.',
        'Files go through a virus scanner and are never executed.',
      ],
      limits: [
        'A rate limit keeps somebody from sending thousands.',
        'There is a maximum size for every field.',
        'Against bots I would limit requests per address.',
      ],
      'personal-data': [
        'Only those who need it can see the data.',
        'We store as little as possible and delete it after some time.',
        'Nothing personal may appear in the logs.',
      ],
    },
  },
  'way-of-a-password': {
    anchors: {
      '1': 'In the code, in a chat, or does not know.',
      '3': 'Environment variables or a secret store, without saying who can read them or how they are changed.',
      '5': 'Knows the whole way, the people and programs that could read it, how keys are changed and what happens after a leak; also what is still weak.',
    },
    facts: {
      'secret-store': [
        'The secrets are in a vault and are handed over when the program starts.',
        'We keep passwords in a secret manager, not in the repository.',
        "They come in as environment variables from the platform's secret store.",
      ],
      'least-access': [
        'Only two people and the deployment can read them.',
        'Each service has its own account with only the rights it needs.',
        'Developers do not have the production password.',
      ],
      rotation: [
        'Keys are changed every few months.',
        'We can replace a key without downtime because two are valid for a while.',
        'When somebody leaves, the keys are changed.',
      ],
      'leak-plan': [
        'If one leaks we revoke it at once and look who used it.',
        'A scanner stops commits that contain a key.',
        'Once a key was in the repository, so we replaced it and cleaned up.',
      ],
    },
  },
  'laptop-to-user': {
    anchors: {
      '1': 'Copies files, or others do that.',
      '3': 'A pipeline with build, tests and release, told without its weak points.',
      '5': 'Concrete way with times, a safe step to few users first, a way back that was tried, and an improvement they made themselves.',
    },
    facts: {
      'automatic-checks': [
        'The pipeline builds it and runs all tests.',
        'Nothing can be merged unless the checks are green.',
        'After the push the tests run by themselves.',
      ],
      'gradual-release': [
        'At first only a few users get the new version.',
        'It goes to a test environment first and then step by step to everybody.',
        'The feature is behind a switch.',
      ],
      'way-back': [
        'With one command we are back at the previous version.',
        'Rolling back takes two minutes.',
        'We have practised going back.',
      ],
      'weak-step': [
        'What worried me was the migration of the database.',
        'The manual step was copying the configuration, and it went wrong once.',
        'The tests took forty minutes, so people skipped them.',
      ],
      improvement: [
        'I shortened the build from thirty minutes to eight.',
        'I automated the step that was done by hand.',
        'Since my change we release every day instead of every two weeks.',
      ],
    },
  },
  'rebuild-it-tomorrow': {
    anchors: {
      '1': 'Set up by hand in a console, notes at best.',
      '3': 'Written as code and kept in a repository; state, secrets and data left open.',
      '5': 'All as code with review, state and secrets looked after, differences to reality found, restoring rehearsed, cost in view.',
    },
    facts: {
      'as-code': [
        'Everything is described in code and kept in git.',
        'Nobody clicks in the console, changes go through the repository.',
        'The infrastructure is written in files that are reviewed.',
      ],
      drift: [
        'A job tells us when reality differs from the code.',
        'We compare regularly what is there with what is described.',
        'Manual changes are overwritten with the next run.',
      ],
      rehearsed: [
        'We rebuilt it once in a fresh account to see what is missing.',
        'Twice a year we practise the restore.',
        'A new environment for tests is created from the same code every week.',
      ],
      'data-and-secrets': [
        'Backups are stored elsewhere and restored as a test.',
        'The data is the hard part, the machines are easily made again.',
        'Secrets and the state file are stored apart and protected.',
      ],
    },
  },
  'signals-you-watch': {
    anchors: {
      '1': 'Users call, or there is a tool that somebody else looks at.',
      '3': 'Usual figures such as processor load and errors, without what follows from them.',
      '5': 'Few signals near to the user, with a value and an action each; has removed alarms that led to nothing; can tell of a case.',
    },
    facts: {
      'user-facing-signal': [
        'I watch the share of requests that fail and how long they take.',
        'Response time as the users feel it is the first thing I look at.',
        'The number of completed orders per minute tells me most.',
      ],
      threshold: [
        'When more than one percent fails, somebody gets called.',
        'Above half a second we get a warning.',
        'We agreed on a target, and the alarm refers to it.',
      ],
      action: [
        'Then I look at the latest release and roll it back if in doubt.',
        'For every alarm there is a page that says what to do.',
        'If the queue grows, I start more workers.',
      ],
      'fewer-alarms': [
        'We deleted alarms nobody reacted to.',
        'There were too many warnings, so we kept the few that matter.',
        'An alarm that leads to no action is removed.',
      ],
    },
  },
  'loading-empty-failed': {
    anchors: {
      '1': 'A spinner, or has not thought about it.',
      '3': 'Handles loading and errors in a general way, the empty case or the way on is missing.',
      '5': 'Each state has its own words and a way on, nothing typed gets lost, slow networks were tried, and someone watched real people use it.',
    },
    facts: {
      loading: [
        'While it loads you see the outline of the page.',
        'A placeholder appears so that nothing jumps.',
        'After a second a loading sign is shown, before that nothing.',
      ],
      empty: [
        'When there is nothing yet, the page says what you can do first.',
        'An empty list explains why it is empty.',
        'New users see a hint instead of a blank page.',
      ],
      failed: [
        'If it fails there is a message in plain words and a button to try again.',
        'Nothing that was typed gets lost when the call fails.',
        'The rest of the page works even if one part could not be loaded.',
      ],
      'slow-network': [
        'I tried it with a slow connection.',
        'In the browser I throttled the network to see it.',
        'I tested it on an old phone.',
      ],
    },
  },
  'keyboard-only': {
    anchors: {
      '1': 'Not thought of, or thinks that no such users exist.',
      '3': 'Knows labels, contrast and alternative texts, checked by a tool only.',
      '5': 'Right elements first, focus and order looked after, announced changes, checked by keyboard and screen reader themselves, ideally with people who need it.',
    },
    facts: {
      'right-elements': [
        'I use real buttons and links instead of clickable boxes.',
        'With proper HTML most of it works by itself.',
        'Headings and labels are marked up correctly.',
      ],
      focus: [
        'One can see where the focus is.',
        'When a dialogue opens, the focus moves into it and back afterwards.',
        'The tab order follows the page.',
      ],
      'own-check': [
        'I put the mouse away and went through it by keyboard.',
        'I listened to the page with a screen reader.',
        'I tested it with VoiceOver or NVDA.',
      ],
      'automatic-check': [
        'An automatic check runs in the pipeline, but it only finds part of the faults.',
        'Axe or Lighthouse shows missing labels and weak contrast.',
        'I checked the colour contrast.',
      ],
      'real-users': [
        'A blind colleague tried it and told us what got in the way.',
        'We tested with people who depend on it.',
        'Feedback from a user made us change the form.',
      ],
    },
  },
  'connection-lost': {
    anchors: {
      '1': 'An error message, and the person starts again.',
      '3': 'Keeps the data and tries again, without thinking of doubles, conflicts or a killed app.',
      '5': 'Stored locally first, sent later exactly once, conflicts have a rule, the person always knows what is saved, tested by cutting the connection.',
    },
    facts: {
      'local-first': [
        'It is saved on the phone first.',
        'The entry is kept in a local database until it could be sent.',
        'Nothing is lost because it is stored on the device before sending.',
      ],
      'send-later': [
        'When the network is back it is sent in the background.',
        'A queue sends the open changes later.',
        'The app tries again by itself.',
      ],
      'no-doubles': [
        'Every entry has its own id, so that it is not saved twice.',
        'The server recognises a repeated request.',
        'Sending twice has the same effect as sending once.',
      ],
      'person-knows': [
        'A small sign shows what has not been sent yet.',
        'The user sees that it is saved on the phone and will be sent later.',
        'I show clearly whether it is saved or not.',
      ],
      'tested-offline': [
        'I tested it in flight mode.',
        'I killed the app in the middle of saving to see what happens.',
        'We tried it in a lift and in the underground.',
      ],
    },
  },
  'simple-rule-first': {
    anchors: {
      '1': 'Names algorithms and libraries; no comparison.',
      '3': 'Compared with another model on a test set; the need and the cost of errors stay vague.',
      '5': 'Simple baseline, a measure that fits the cost of mistakes, data split without leaks, gain in figures, and the willingness to drop the model.',
    },
    facts: {
      baseline: [
        'We compared it with always predicting the average.',
        'A simple rule was already right in eighty percent of cases.',
        'My baseline was what the department did by hand.',
      ],
      'fitting-measure': [
        'Accuracy would have been misleading because the cases were rare.',
        'A missed case costs more than a false alarm, so we looked at recall.',
        'We chose the measure by what a mistake costs.',
      ],
      'clean-split': [
        'I split by time, so that nothing from the future leaks in.',
        'The test data was never touched until the end.',
        'The same customer was never in both training and test.',
      ],
      gain: [
        "The model was ten percent better, which saved two people's work.",
        'The gain was too small, so we kept the rule.',
        'In money it was worth it after three months.',
      ],
      'looked-at-errors': [
        'I looked at the wrong cases one by one.',
        'Most mistakes came from bad labels.',
        'It was wrong mainly for one group, and we found out why.',
      ],
    },
  },
  'good-in-tests-bad-in-life': {
    anchors: {
      '1': 'Trains again with more data.',
      '3': 'Names drift or overfitting and compares data, without order.',
      '5': 'Checks the pipeline and the inputs first, compares real with test data, looks for leaks, looks at single cases, and watches quality from then on.',
    },
    facts: {
      'same-inputs': [
        'First I check whether the inputs arrive the same way as in training.',
        'A feature was computed differently in production.',
        'I send the same example through both and compare.',
      ],
      'data-shift': [
        'The real data looks different from the training data.',
        'The users had changed since the data was collected.',
        'I compare the distributions of both.',
      ],
      leak: [
        'Perhaps something leaked into the training that is not known in real life.',
        'One column already held the answer.',
        'The test was too good because the same people were in both sets.',
      ],
      'single-cases': [
        'I look at fifty wrong cases with my own eyes.',
        'With the department I went through examples.',
        'I sort the errors by kind.',
      ],
      'watch-on': [
        'Since then we measure quality every day.',
        'There is an alarm when the predictions drift.',
        'A small part goes to people who check it.',
      ],
    },
  },
  'right-looking-wrong-numbers': {
    anchors: {
      '1': 'Waits for complaints, or checks only whether the job ran.',
      '3': 'Checks row counts and empty values; no comparison with expectation, no plan for repair.',
      '5': 'Checks against the source and against the past, stops before wrong figures are published, can load again without doubles, tells those affected.',
    },
    facts: {
      'expectation-checks': [
        'I compare the sum with the day before and with the same day last week.',
        'A check warns if the count is far from normal.',
        'There are tests on the data for empty values and duplicates.',
      ],
      'against-source': [
        'The total is compared with the source system.',
        'I reconcile the figures with the accounts.',
        'We count the rows at the source and at the target.',
      ],
      'stop-publishing': [
        'If a check fails, the new figures are not published.',
        "The report stays at yesterday's figures with a note.",
        'The pipeline stops before the wrong data spreads.',
      ],
      'load-again': [
        'The load can be repeated without creating doubles.',
        'I can load a single day again.',
        'Because we keep the raw data, we can recompute it.',
      ],
      'tell-users': [
        'I tell the people who work with it at once.',
        'Those who had used the numbers got a corrected version and an explanation.',
        'There is a page that shows how fresh the data is.',
      ],
    },
  },
  'language-model-good-enough': {
    anchors: {
      '1': 'Tried some prompts and it looked good.',
      '3': 'A set of examples and some filters; little on what happens with wrong answers in use.',
      '5': 'Own test set with clear criteria run on every change, limits on what the model may do, a fallback, hostile input considered, cost and speed known.',
    },
    facts: {
      'test-set': [
        'We have a set of real questions with the right answers and run it on every change.',
        'I collected two hundred examples and scored them.',
        'Every change of the prompt is measured against the same examples.',
      ],
      grounding: [
        'The model may only answer from documents that we give it.',
        'Each answer shows its source, so that one can check it.',
        'If nothing is found in our data it says that it does not know.',
      ],
      fallback: [
        'If the answer does not fit the format, we use the ordinary way.',
        'In doubt a human takes over.',
        'When the model fails the product works without it.',
      ],
      'hostile-input': [
        'Text from users could contain instructions, so the model has no rights of its own.',
        'We tested prompt injection.',
        'What the model returns is treated like input from a stranger.',
      ],
      'cost-and-speed': [
        'I know what one answer costs and how long it takes.',
        'A smaller model was good enough and much cheaper.',
        'We cache answers, because it was too slow.',
      ],
    },
  },
  'decision-you-opposed': {
    anchors: {
      '1': 'Never disagrees, or tells how wrong the others were.',
      '3': 'A real disagreement argued on the matter; little on the other view or on what came later.',
      '5': 'States the other view fairly, argued with facts or a trial, carried the decision, and judges it openly today.',
    },
    facts: {
      'other-view': [
        'The others had a good point, namely that it would be quicker.',
        'I can understand why they wanted it.',
        'Their argument was that the team already knew the tool.',
      ],
      'argued-with-facts': [
        'I built a small prototype to show the difference.',
        'I brought measurements instead of opinions.',
        'I wrote down both options with advantages and drawbacks.',
      ],
      'carried-it': [
        'In the end it was decided against me and I went along.',
        'I did my best to make it work, although I had another opinion.',
        'Once it was decided, I supported it.',
      ],
      'today-view': [
        'Looking back, they were right.',
        'Today I still think that it was wrong, because we had to undo it.',
        'I learned that my fear was exaggerated.',
      ],
    },
  },
  'someone-got-better': {
    anchors: {
      '1': 'Answers questions when asked, or has no such case.',
      '3': 'Helped someone with reviews or pairing; the change stays vague.',
      '5': 'Saw a specific gap, chose tasks and gave room for it, held back where needed, and can show what the person now does alone.',
    },
    facts: {
      'specific-gap': [
        'She found it hard to split a big task into small ones.',
        'He could program but was afraid of touching the database.',
        'I noticed that he never asked questions.',
      ],
      'way-of-helping': [
        'We programmed together twice a week.',
        'I gave him a task just a bit too hard and stayed near.',
        'In reviews I asked questions instead of giving the solution.',
      ],
      'held-back': [
        'I let him make the mistake, because it was harmless.',
        'I held back and let her decide.',
        'It would have been faster to do it myself, but I did not.',
      ],
      'visible-change': [
        'Today she leads the project on her own.',
        'After three months he did it without help.',
        'Now others come to him with questions.',
      ],
    },
  },
  'two-weeks-or-six': {
    anchors: {
      '1': 'Says yes and hopes, or says no.',
      '3': 'Explains the effort and asks for more time, without asking what is really needed.',
      '5': 'Asks for the need behind the date, offers a smaller version that helps, makes risk and price visible, and keeps what was agreed.',
    },
    facts: {
      'asks-need': [
        'I ask what has to be ready on that day and why.',
        'First I want to know what the date depends on.',
        'Often only a small part of it is really needed.',
      ],
      'smaller-version': [
        'I offer a simpler version for the two weeks and the rest later.',
        'We cut the feature down to what matters most.',
        'I suggest to leave out the special cases at first.',
      ],
      'explains-estimate': [
        'I show how I get to six weeks, step by step.',
        'I explain where the uncertainty is.',
        'I say which parts take the time.',
      ],
      'early-word': [
        'As soon as I see that it will be late, I say so.',
        'I told them early, so that they could plan.',
        'It is better to say it on the second day than on the last.',
      ],
    },
  },
};
