import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    design: 'Software design',
    debugging: 'Finding faults',
    quality: 'Code quality and testing',
    data: 'Data and storage',
    security: 'Security',
    delivery: 'Delivery and operations',
    interface: 'What users see and touch',
    models: 'Models and data work',
    collaboration: 'Working with others',
  },
  questions: {
    'built-it-yourself': {
      text: 'Think of something you programmed yourself that works. What happens inside it, from the moment the user clicks until the answer is on the screen?',
      withTool:
        'Think of something you built with {tool} that works. What happens inside it, from the moment the user clicks until the answer is on the screen?',
      purpose: 'Shows whether the candidate understands what they built, layer by layer, or only assembled it.',
      followUps: {
        'too-short':
          'Stay with one click for a moment. Which part of your program notices it first, and where does it go from there?',
        'no-own-part':
          'Which of these parts did you write yourself, and which came from a course, a library or a colleague?',
        'unclear-term': 'You used a term there that people use differently. What does it do in your program?',
      },
    },
    'decision-to-defend': {
      text: 'Pick a system you helped to shape. Which design decision would you still defend today, and which one would you take back?',
      senior:
        'Pick a system whose structure you were responsible for. Which decision of yours turned out to be expensive, when did you notice, and what did it take to correct it?',
      purpose: 'Shows whether design decisions were weighed against real needs and judged honestly afterwards.',
      followUps: {
        'too-short':
          'Take just one of these decisions. What was the alternative on the table, and why did you leave it?',
        'no-own-part': 'Who decided that in the end, and what was your part in it?',
        'no-result': 'What did that decision lead to a year later?',
        'claim-without-number': 'How large was the system at that time: users, requests, data, people working on it?',
      },
    },
    'ten-times-load': {
      text: 'Suppose one part of a system you know well gets ten times its traffic overnight. What breaks first, and how would you find out before your users do?',
      purpose: 'Shows whether the candidate knows the limits of their own system and reasons from measurement.',
      followUps: {
        'too-short': 'Walk along one request. Where does it wait first when there are ten times as many?',
        'claim-without-number': 'What numbers do you have in mind, for example requests a second now and then?',
        'no-example': 'Have you seen something like this happen? What broke there?',
      },
    },
    'changing-an-interface': {
      text: 'You have to change an interface that other teams or customers already call. How do you get from the old one to the new one without breaking anyone?',
      purpose: 'Shows care for those who depend on a system, and knowledge of versions, overlap and removal.',
      followUps: {
        'too-short': 'What happens on the very day the new version goes live? Who calls what?',
        'no-example': 'Tell me about one such change you took part in.',
        'no-result': 'How did you know that nobody used the old one any more?',
      },
    },
    'unreliable-neighbour': {
      text: 'Your software depends on a service that is slow on some days and down on others. What do you build so that your users hardly notice?',
      purpose: 'Shows practical knowledge of timeouts, retries and degraded operation, and their risks.',
      followUps: {
        'too-short': 'Take one user who clicks while that service is down. What does this person see?',
        'no-example': 'Which service was that for you in real life, and what did you do?',
        'claim-without-number': 'How long do you wait for it, how often do you try again, and why just these numbers?',
      },
    },
    'what-proved-the-cause': {
      text: 'Think of a fault that cost you more than a day. What did you suspect first, and what finally proved the real cause?',
      junior:
        'Think of a fault in your own code that you searched for a long time. What did you suspect first, and how did you finally find it?',
      purpose: 'Shows whether the candidate looks for causes by hypothesis and proof, or by luck.',
      followUps: {
        'too-short': 'Go back to the first hour. What did you look at, and what could you rule out by it?',
        'no-example': 'Take one fault you remember well. What did the user, or you, see of it?',
        'no-own-part': 'Which of these steps did you do yourself?',
        'no-result': 'How did you make sure that it does not come back?',
      },
    },
    'failed-in-production': {
      text: 'Tell me about the last time something you were responsible for failed in production. What did you do in the first fifteen minutes, and what is different since?',
      purpose: 'Shows calm and order under pressure, and learning without blame.',
      followUps: {
        'too-short': 'How did you learn of it, and what was the very first thing you did?',
        'no-own-part': 'What did you do, and what did the others do?',
        'no-result': 'How long were people affected, and what changed in the weeks after?',
        'claim-without-number': 'How many users did it hit, and for how long?',
      },
    },
    'ten-times-slower': {
      text: 'A page that used to load in one second now takes ten, and everybody says that nothing was changed. How do you go about it?',
      purpose: 'Shows whether performance is measured before it is improved.',
      followUps: {
        'too-short': 'What is the first thing you measure, and with what?',
        'no-example': 'Tell me about a slow page or job you really had on your desk.',
        'claim-without-number': 'What was it before, and what after your change?',
      },
    },
    'tested-and-untested': {
      text: 'Take the last feature you finished. What did you test automatically, what by hand, and what did you leave untested on purpose?',
      withTool:
        'Take the last feature you tested with {tool}. What did you check automatically, what by hand, and what did you leave out on purpose?',
      senior:
        'Your team can afford tests for half of a new feature. Take a real one: what did you have tested, what not, and which risk did you accept knowingly?',
      purpose: 'Shows judgement about risk in testing instead of belief in a coverage figure.',
      followUps: {
        'too-short': 'Name one test you wrote there. Which mistake would it catch?',
        'no-example': 'Which feature was that? Let us stay with it.',
        'no-result': 'Did anything slip through? What was it?',
        'claim-without-number': 'How many tests are we talking about, and how long do they take to run?',
      },
    },
    'review-that-changed-code': {
      text: 'What was the most useful comment you ever gave or received in a code review, and what changed in the code because of it?',
      purpose: 'Shows whether reviews are about substance, and whether the candidate can give and take criticism.',
      followUps: {
        'too-short': 'What did the code look like before that comment, and what after?',
        'no-own-part': 'Did you write the comment or the code? How did you react?',
        'unclear-term': 'What do you mean by clean or readable in that case?',
      },
    },
    'old-code-must-run': {
      text: 'You inherit a large piece of old code without tests, and it has to keep running while you change it. Where do you begin?',
      purpose: 'Shows patience and method with existing software instead of the wish to rewrite it.',
      followUps: {
        'too-short': 'What do you do on your first day with it, before you change a line?',
        'no-example': 'Which old code was that in your case?',
        'no-result': 'How far did you get, and how did you know that you broke nothing?',
      },
    },
    'a-third-of-the-tests': {
      text: 'A release is due on Thursday and there is time for a third of the tests. How do you choose, and who has to know what was left out?',
      senior:
        'You are answerable for testing, and a release is due with time for a third of the tests. How do you choose, and how do you put the remaining risk to those who decide?',
      purpose: 'Shows testing by risk, and openness about what remains unknown.',
      followUps: {
        'too-short': 'Name the first test that you would drop, and the last one.',
        'no-example': 'When did you really have to choose like that?',
        'no-result': 'What came of it after the release?',
      },
    },
    'changing-a-live-table': {
      text: 'You have to change the structure of a table with many millions of rows while people work with it. What are your steps, and where could it go wrong?',
      withTool:
        'You have to change the structure of a table with many millions of rows in {tool} while people work with it. What are your steps, and where could it go wrong?',
      purpose: 'Shows experience with data that cannot be stopped or lost.',
      followUps: {
        'too-short': 'Let us say one column is to be split into two. What is your first step, and what your last?',
        'no-example': 'Tell me about one such change you really made.',
        'claim-without-number': 'How many rows were there, and how long did it take?',
      },
    },
    'slow-query': {
      text: 'Tell me about a database query of yours that was too slow. How did you see why, and what did you change?',
      withTool: 'Tell me about a query in {tool} that was too slow. How did you see why, and what did you change?',
      purpose: 'Shows whether the candidate can read what a database does instead of guessing.',
      followUps: {
        'too-short': 'What did the query want to find, and what did the database do instead?',
        'no-example': 'Take any query you remember, even a small one. What was it for?',
        'claim-without-number': 'How long did it take before, and how long after?',
      },
    },
    'same-record-same-second': {
      text: 'Two people change the same record in the same second. What does your software do then, and how did you make sure of it?',
      purpose: 'Shows whether the candidate has thought about concurrency in real software.',
      followUps: {
        'too-short': 'Let us say both change the delivery address. Which one stands there afterwards?',
        'no-example': 'In which of your projects could that happen, and what was lost?',
        'unclear-term': 'What do you mean by locking or by a transaction here? What exactly does it protect?',
      },
    },
    'form-for-strangers': {
      text: 'Somebody hands you a web form that takes text and files from strangers. What do you look at before it may go live?',
      senior:
        'Your team wants to put a form online that takes text and files from strangers. Which attacks do you go through with them, and which remaining risk would you accept?',
      purpose: 'Shows whether security is part of daily work.',
      followUps: {
        'too-short': 'Take the file upload alone. What could somebody send you?',
        'no-example': 'Did you ever find a hole like that? What was it?',
        'unclear-term': 'You mentioned checking the input. What precisely do you check, and where?',
      },
    },
    'way-of-a-password': {
      text: 'Take a project you know. How do keys and passwords reach the running software, and who could read them along the way?',
      purpose: 'Shows whether the candidate has followed secrets through a real system.',
      followUps: {
        'too-short': 'Take the database password. Where does it lie tonight?',
        'no-result': 'What would you do if one of these keys leaked this afternoon?',
        'no-own-part': 'What of this did you set up, and what did you find there?',
      },
    },
    'laptop-to-user': {
      text: 'Follow one change of yours from your laptop to the user. Which steps ran by themselves, which did not, and which one worried you?',
      withTool:
        'Follow one change of yours through {tool} until it reached the user. Which steps ran by themselves, which did not, and which one worried you?',
      purpose: 'Shows real experience with delivery, and where the candidate sees its weak points.',
      followUps: {
        'too-short': 'What happened after you pushed the change? Tell me the next three steps.',
        'no-own-part': 'Which part of that did you set up or improve yourself?',
        'claim-without-number': 'How long did that take from the first step to the last, and how often a week?',
        'no-result': 'What did you do about the step that worried you?',
      },
    },
    'rebuild-it-tomorrow': {
      text: 'You set up the machines, networks and access a service runs on. How do you make sure that someone else could rebuild it all tomorrow exactly as it is?',
      withTool:
        'You set up with {tool} what a service runs on. How do you make sure that someone else could rebuild it all tomorrow exactly as it is?',
      purpose: 'Shows whether environments are written down, reviewed and tested like code.',
      followUps: {
        'too-short': 'Suppose the whole account is gone tonight. What is the first thing your colleague types?',
        'no-example': 'Which environment did you set up that way?',
        'no-result': 'Did anyone ever try to rebuild it? What was missing?',
      },
    },
    'signals-you-watch': {
      text: 'How do you know right now that your software is doing well? Name the two or three signals you watch and what each would make you do.',
      withTool:
        'Suppose you open {tool} in the morning. Which two or three signals do you look at, and what would each of them make you do?',
      purpose: 'Shows whether operation is steered by what users feel, and whether alarms lead to action.',
      followUps: {
        'too-short': 'Take the first of these signals. At which value do you get up from your chair?',
        'claim-without-number': 'Which value is normal there, and which is not?',
        'no-example': 'When did such a signal last tell you something?',
      },
    },
    'loading-empty-failed': {
      text: 'Take a screen that you built. What did people see while the data was loading, when there was none, and when the call failed?',
      withTool:
        'Take a screen that you built with {tool}. What did people see while the data was loading, when there was none, and when the call failed?',
      purpose: 'Shows whether the candidate builds for real use and not only for the demonstration.',
      followUps: {
        'too-short': 'Stay with the failed call. What did the person read, and what could they do next?',
        'no-own-part': 'What of this came from the design, and what did you add?',
        'no-example': 'Which screen is it? Describe it so that I can see it.',
      },
    },
    'keyboard-only': {
      text: 'Somebody uses your screen with the keyboard only, or with a screen reader. What did you do for this person in your last project, and how did you check it?',
      purpose: 'Shows whether accessibility is practised and not only known by name.',
      followUps: {
        'too-short': 'Imagine only the tab key. How do you get to the main button, and how do you see where you are?',
        'no-example': 'Take one control you built, a menu or a dialogue window. What did you do there?',
        'no-own-part': 'What of it did you do, and what came with the component library?',
      },
    },
    'connection-lost': {
      text: 'Your app loses its connection in the middle of saving. What does the person holding the phone see, and what becomes of the data?',
      withTool:
        'Take an app you built with {tool}. It loses its connection in the middle of saving: what does the person see, and what becomes of the data?',
      purpose: 'Shows whether the candidate builds mobile software for real conditions.',
      followUps: {
        'too-short': 'And when the connection is back a minute later: who does what?',
        'no-example': 'In which app did you have to solve that?',
        'no-result': 'How did you test it?',
      },
    },
    'simple-rule-first': {
      text: 'Take a model you worked on. What was the simplest rule you compared it with, and was the gain worth the effort?',
      withTool:
        'Take a model you built with {tool}. What was the simplest rule you compared it with, and was the gain worth the effort?',
      purpose: 'Shows whether modelling starts from the need and an honest comparison.',
      followUps: {
        'too-short': 'If you had guessed the most frequent answer each time, how often would you have been right?',
        'claim-without-number': 'Which figure did you compare, and what was it for the rule and for the model?',
        'no-own-part': 'Which part of that was yours: data, features, training, evaluation?',
        'unclear-term': 'You spoke of accuracy. What counted as right, and for whom?',
      },
    },
    'good-in-tests-bad-in-life': {
      text: 'A model that did well in your tests does badly with real users. What do you check first, and what next?',
      purpose: 'Shows method in finding out why a model fails in practice.',
      followUps: {
        'too-short': 'What is the very first thing you would look at, and what would it tell you?',
        'no-example': 'Which of your models did that happen to?',
        'no-result': 'What was the reason in the end, and how did you notice that it was solved?',
      },
    },
    'right-looking-wrong-numbers': {
      text: 'The data load last night delivered figures that look right and are wrong. How could you have noticed before those who work with them?',
      withTool:
        'A data load in {tool} delivered figures last night that look right and are wrong. How could you have noticed before those who work with them?',
      purpose: 'Shows whether data quality is checked by design.',
      followUps: {
        'too-short': 'Name one check that would have caught it, and where it would sit.',
        'no-example': 'When did that happen to you, and what was wrong with the figures?',
        'no-result': 'What did you do about the wrong figures that were already out?',
      },
    },
    'language-model-good-enough': {
      text: 'You put a language model into a product. How do you know that its answers are good enough, and what happens when they are not?',
      withTool:
        'You put {tool} into a product. How do you know that its answers are good enough, and what happens when they are not?',
      purpose: 'Shows whether generated answers are measured, bounded and secured.',
      followUps: {
        'too-short': 'Take one answer of that model that would be bad. Who notices it, and when?',
        'no-example': 'Which product was that, and what did the model do in it?',
        'claim-without-number': 'How many examples did you test with, and how many were good?',
        'unclear-term': 'You said that the answers are good. Who decides that, and by what?',
      },
    },
    'decision-you-opposed': {
      text: 'Tell me about a technical decision you were against. How did you argue, how was it settled, and what do you think of it today?',
      purpose: 'Shows how the candidate disagrees, and whether they can carry a decision that is not theirs.',
      followUps: {
        'too-short': 'What did the other side say for it, in their own words?',
        'no-own-part': 'What did you do yourself, apart from being of another opinion?',
        'no-result': 'How did it turn out in the end?',
        'no-example': 'Take one case, even a small one. What was to be decided?',
      },
    },
    'someone-got-better': {
      text: 'Think of a colleague who became better at the work through you. What exactly did you do, and how could you tell?',
      purpose: 'Shows whether the candidate develops others deliberately.',
      followUps: {
        'too-short': 'What could this person not do before, and what can they do now?',
        'no-own-part': 'What of that was your doing, and what theirs?',
        'no-example': 'Think of one person. No name is needed.',
      },
    },
    'two-weeks-or-six': {
      text: 'Someone wants a feature in two weeks, and you believe that it takes six. How does that conversation go, and what do you offer?',
      junior:
        'You notice after two days that your task will take twice as long as promised. Whom do you tell, and what do you say?',
      purpose: 'Shows how the candidate deals with pressure, estimates and the need behind a wish.',
      followUps: {
        'too-short': 'What is the first sentence you say to this person?',
        'no-example': 'When did you last have that conversation, and what was it about?',
        'no-result': 'What was delivered in the end, and when?',
      },
    },
  },
};
