import type { InterviewType } from '@colloquy/contract/shared';

/** Answers to a question of an interview type, and an account of other work of the same trade. Invented. */
export type HeldAnswers = {
  type: InterviewType;
  question: string;
  excellent: string;
  good: string;
  weak: string;
  otherWork: string;
};

export const HELD: HeldAnswers[] = [
  {
    type: 'STEM',
    question: 'stem.result-you-still-trust',
    excellent:
      'In my second year I measured the thermal conductivity of a glass foam: 0.052 watts per metre kelvin, plus or minus 0.003. I did it with the hot plate first, and then with a transient hot wire that shares no part of the electronics. Both came within the error. Then I tried to break it: I measured air alone, where the value is known, and I turned the sample around to see if contact was faking it. I only trust it dry and below eighty degrees; with moisture inside I would not sign it.',
    good: 'I determined the stiffness of a new alloy wire. I pulled ten samples and the values lay within two percent of each other. A colleague checked my calculation with her own script and got the same. It is still used in the design of our spring, for room temperature.',
    weak: 'We had a big project on batteries and the result was really good, the capacity went up a lot. The curve looked exactly as we expected, so I was confident.',
    otherWork:
      'For my last paper I organised the writing. I made an outline, divided the chapters among four authors, set a deadline of three weeks and collected the references. The reviewers wanted two more figures, so I drew them and we resubmitted in May. It was accepted after five months.',
  },
  {
    type: 'RETAIL_OPERATOR',
    question: 'retail-operator.sold-out-by-noon',
    excellent:
      "First I would walk to the shelf on Saturday at nine, eleven and one and note when it runs empty, because the system only sees what was sold, not what people wanted. Then I count the stock: often the computer believes there are eight and there are none. For the seller I'd raise the Saturday minimum and ask for a second delivery. For the twenty that sit there I'd ask why: is it hidden, is it priced badly, was it delisted elsewhere? I'd stop the automatic order, move it next to the till, cut the price after two weeks, and look in a fortnight whether both numbers moved.",
    good: 'I check the stock figures of both by counting. If the fast one is right, I raise the order for Saturdays, maybe by a third. The slow one I take out of automatic ordering and mark it down so it goes. After two weeks I look at the sales again.',
    weak: 'I would just order more of the one that sells and less of the other. Customers come back anyway.',
    otherWork:
      'When a delivery arrives I check the note against the pallets, sign for the cartons, and put the chilled goods away first. Damaged pieces are photographed and reported to the supplier the same day. After that I put out the new price labels and take the empty rolls back to the yard.',
  },
  {
    type: 'SOFTWARE_ENGINEER',
    question: 'software-engineer.one-in-thirty',
    excellent:
      'I run it a few hundred times in a loop on the build machine with a fixed seed and the same order, and log timings, so I get a rate. If it fails there and not here I limit my own machine to one core and slow disk until it fails. Then I look at what the test waits on: a sleep, the clock, a shared port, data left by the test before it. We had one where a test polled for 200 milliseconds; the failure showed that the handler really lost a message when two arrived at once. So it was the code, not the test. I fixed the lock, wrote a test that forces the overlap, and forbade the automatic retry in that job.',
    good: 'I would look at the logs of the failed runs and compare them with the good ones. Usually it is timing or shared state between tests, so I run it alone and in random order many times. If the product can really get in this state it is a bug and gets fixed, otherwise I fix the test. I would not just run it again.',
    weak: 'Flaky tests happen everywhere. I would mark it as flaky and let it retry three times, that makes the pipeline green.',
    otherWork:
      'Last quarter I moved our service from one framework to the newer one. I read the migration guide, updated the dependencies package by package, replaced the old router and adapted forty endpoints. I deployed it behind a flag to five percent of users, watched the dashboards for two days and then opened it to all.',
  },
  {
    type: 'MEDICAL_EXPERT',
    question: 'medical-expert.senior-orders-what-you-fear',
    excellent:
      'I say it loudly and at once: stop, please, I think the other side is marked. I use his name and look at him. If he waves it off I say it a second time with the reason, that the scan says left and the arrow is on the right, and I ask for the consent form and the images on the screen. Nobody cuts until that is cleared; if I must, I step away from the table and call the anaesthetist to halt. When it turned out once that I was wrong he was annoyed for an hour. Afterwards I would file it as a near miss so that marking is changed for everybody, and talk with him in private.',
    good: "I would speak up immediately and ask for a time-out. We look at the imaging and the consent form together. It doesn't matter that he is senior, the patient comes first. Afterwards I would report it in the incident system.",
    weak: 'I would probably tell the nurse quietly, as it is difficult to contradict a senior in front of everyone. He has a lot of experience.',
    otherWork:
      'On admission I take the history, ask about allergies and medicines, examine heart, lungs and abdomen, order blood tests and an ECG and write the plan for the night. Then I call the family, hand over to the colleague at eight and check the potassium again before I leave.',
  },
  {
    type: 'FINANCIAL_EXPERT',
    question: 'financial-expert.profit-without-cash',
    excellent:
      "I'd rebuild the cash flow from the balance sheet. Receivables first: if sales grew 20 percent and receivables 60, then either customers pay late or sales are booked that nobody has paid for. Then stock that is piling up without being written down. Then what was capitalised: development costs that sit in the assets instead of the profit and loss. It can be innocent, fast growth eats cash. I look at days sales outstanding per quarter, read the notes on revenue recognition, and ask for payments received after the year end for the twenty largest invoices. If they're not there, I'd no longer call it growth.",
    good: 'It may be growth that ties up working capital, so I compare receivables, inventory and payables over the three years. I would also check whether revenue is recognised early and whether costs are capitalised. An ageing list of the receivables tells a lot.',
    weak: "Profit and cash are different things. Maybe they invested a lot or paid dividends. I'd ask the management, they will explain.",
    otherWork:
      'For the budget I send templates to the twelve cost centres in September, collect them by October, discuss headcount with every manager and put it together in one file. In November I present it to the board, take out what they cut, and load the final figures into the system before Christmas.',
  },
  {
    type: 'NON_STEM',
    question: 'non-stem.list-to-wrong-address',
    excellent:
      'The first minutes count. I try to recall the mail, and I ring the company straight away, ask for the person who received it, tell them what happened and ask them to delete it unread and confirm that in writing. At ten past five I tell my manager and our data protection officer, because there may be seventy-two hours to report it. I write down what was in it, when it went, to whom. The sixty people are told by us, plainly, before they hear it from somebody else. The week after I change how we do it: lists go by a link with a password, and the address book no longer completes foreign addresses.',
    good: "I call the wrong company immediately and ask them to delete the mail. Then I tell my boss and the data protection officer, who decides whether it must be reported. I apologise to the people on the list. In future I'd double check the recipient.",
    weak: 'I would write a second mail asking them to ignore the first one. These things happen and normally nobody opens such lists.',
    otherWork:
      'For a mailing I take the list from the database, remove the doubles, write the letter with the fields for name and street, print a test page and have it checked by a colleague. Four hundred letters go through the folding machine and to the post before three, and the returned ones are corrected in the list.',
  },
  {
    type: 'DATA_SCIENTIST',
    question: 'data-scientist.ahead-after-six-days',
    excellent:
      "I'd say no, not on that ground. If you peek every day and stop the first time it looks good, you find a winner in far more than five percent of cases even when nothing changed. Six days also miss a full week of behaviour; a weekend may be missing, and people like anything new for a few days. I'd show the head of product a simulation with two identical versions so he sees how often it's ahead on day six. If there is real pressure, I offer a sequential test with a boundary that we set now, or release to more users while the measurement runs on. And I look at whether it does harm, returns, complaints, because for that I would stop early.",
    good: "Stopping early because it's ahead raises the false positive rate, so I would argue to keep the planned four weeks. There is also the novelty effect and the weekdays. If they insist we could use a sequential test method. I would explain with an example.",
    weak: "If it's clearly ahead the p-value will be small, so we can stop. Business has to move fast.",
    otherWork:
      'I built the churn model last year. I joined the tables, dropped columns that were mostly empty, encoded the categories, trained a gradient boosting model with five-fold validation and got an AUC of 0.81. I wrapped it in a service with Docker and the team calls it every night for two million customers.',
  },
  {
    type: 'DEVOPS_IAC',
    question: 'devops-iac.key-since-yesterday',
    excellent:
      "Minute one: I disable the key, not delete it, so the trail stays. If something breaks in production because of that, I take that over an open door. Then I look in the audit log at everything this key did since yesterday evening, from which addresses, and whether it created users, other keys, roles or machines in regions we don't use. I kill those sessions. I tell security and my lead in the first ten minutes, and the colleague isn't blamed for telling me. Rewriting the git history comes last, bots had it within minutes. Then a new key with only the rights it needs, short lived, and a scanner before every push.",
    good: "I revoke the key at once and create a new one. Then I check the cloud trail for what was done with it. I inform the security team. After that remove it from the repository and set up secret scanning so that it doesn't happen again.",
    weak: "I'd delete the commit and make the repository private. Then it isn't visible any more.",
    otherWork:
      'To cut the build time I cached the dependencies, split the tests in four groups that run side by side and used a smaller base image. The pipeline went from 26 to nine minutes. I described it in the wiki and two other teams took over the template for their own repositories.',
  },
];

/** Accounts that answer none of these questions, some with words of a trade. Invented. */
export const STORIES = [
  'On night shift our SCADA screen went red: high level in tank four. I looked at the trend, saw the value had jumped from 40 to 98 percent in one second, so I doubted the sensor and calculated from the inflow that the tank could hold only 60. I went out with a torch, checked the sight glass, called the electrician and wrote it in the shift book. It was a loose wire. We changed the alarm so that jumps are marked, and in six months we had no false one.',
  'Last summer we drove to Portugal with the boards on the roof. The first days the waves were small, about half a metre, so I practised standing up. On the fourth day the swell came, I waited for the set, took the third wave and stood for ten seconds. Because the current was strong I always checked the flags first. In the end I got about twenty rides and a sunburn.',
  'When we moved house I made a list of 84 boxes, numbered them and wrote the room on each. I compared three movers, took the second because he was insured, and asked two friends for help. On the day it rained, so we laid cardboard in the hall first. One lamp broke, the insurance paid 40 euros, and by ten at night the beds stood.',
  'My allotment had slugs. First I counted them each evening for a week, about thirty a night, then I tried beer traps on one half and copper tape on the other. After two weeks the copper half had four, the beer half fifteen. So I put copper around all six beds and told my neighbour. The result was more lettuce than we could eat.',
  'I coach a youth football team. Before the final our keeper hurt his hand, so I asked the boys who would like to stand in goal, tested three of them for ten minutes each and chose Emil. I told the parents the evening before. We lost two to one, but Emil saved a penalty. Since then we always train two keepers.',
  'I renovated an old motorbike. The engine would not start, so I measured the spark, cleaned the carburettor, and replaced the fuel line because it was brittle. It still did not run. Then I found that the ignition was set wrong by eight degrees. After I corrected it, it started on the second kick. It took me three months and 700 euros.',
];

/** Praise of oneself that fits any job. Invented. */
export const PRAISE = [
  'I am passionate about my work, a real team player, and always go the extra mile. I am highly motivated, results-oriented and reliable, and I give one hundred percent every single day. My colleagues value my positive attitude and my strong communication skills, and I am always ready to take on new challenges and to grow with the company.',
  'What sets me apart is my drive. I take ownership, I think outside the box and I deliver results under pressure. I have always exceeded expectations, and customers and managers appreciate my professionalism. I believe that with dedication, honesty and hard work everything is possible, and I would bring that energy to your team from day one.',
  'I am a quick learner with excellent organisational skills and great attention to detail. In all my previous positions I successfully managed tasks, solved problems, checked quality, helped colleagues and reached the goals that were set, because for me success means that the whole team wins. I look forward to contributing my experience and to making a difference.',
];

/** The same by language, for a question that is asked in any job. Invented. */
export const ELSEWHERE = {
  de: {
    question: 'behavioural.all-due-at-once',
    excellent:
      'In der letzten Novemberwoche kamen die Prüfung, ein Serverumzug und eine kranke Kollegin zusammen. Ich habe aufgeschrieben, wen es trifft, wenn etwas eine Woche später kommt. Die Prüfung hat einen gesetzlichen Termin, der Umzug betraf vierzig Leute, mein Bericht niemanden, also kam der Bericht in den Januar, und das habe ich den Lesern am selben Morgen gesagt. Für den Umzug habe ich mir von meinem Chef zwei Tage Kim erbeten. Die Prüfung war pünktlich, der Umzug einen Tag zu spät.',
    weak: 'Dann arbeite ich eben länger. Ich bleibe, bis alles fertig ist, das hat immer geklappt.',
    off: [
      'Letzten Sommer sind wir mit den Brettern auf dem Dach nach Portugal gefahren. Die ersten Tage waren die Wellen klein, also habe ich das Aufstehen geübt. Am vierten Tag kam die Dünung, ich habe gewartet, die dritte Welle genommen und zehn Sekunden gestanden. Weil die Strömung stark war, habe ich immer zuerst die Flaggen geprüft. Am Ende waren es etwa zwanzig Wellen.',
      'In der Nachtschicht wurde unser Leitstand rot: Füllstand hoch in Tank vier. Ich habe mir den Verlauf angesehen, der Wert war in einer Sekunde von 40 auf 98 Prozent gesprungen, also habe ich dem Fühler nicht geglaubt. Ich bin mit der Lampe hinausgegangen, habe das Schauglas geprüft, den Elektriker angerufen und es ins Schichtbuch geschrieben. Es war ein loser Draht, seitdem hatten wir keinen Fehlalarm mehr.',
      'Ich bin ein leidenschaftlicher Teamplayer und gehe immer die Extrameile. Ich bin hoch motiviert, zielorientiert und zuverlässig und gebe jeden Tag hundert Prozent. Meine Kollegen schätzen meine positive Art und meine Kommunikationsstärke.',
    ],
  },
  es: {
    question: 'behavioural.your-mistake',
    excellent:
      'En marzo asigné dos cuadrillas a la misma grúa el mismo lunes. Había copiado el plan de la semana anterior y no miré la fecha. Lo vi el domingo por la noche, llamé esa misma noche al encargado de obra y a mi jefe y les dije que el error era mío. Pasé una cuadrilla al movimiento de tierras y solo perdimos cuatro horas, unos 900 euros. Desde entonces el plan se hace nuevo cada jueves y Petra lo revisa antes de enviarlo.',
    weak: 'Mi error es que soy demasiado perfeccionista y trabajo demasiado en cada cosa.',
    off: [
      'El verano pasado fuimos a Portugal con las tablas en el techo. Los primeros días las olas eran pequeñas, así que practiqué ponerme de pie. El cuarto día llegó el oleaje, esperé, cogí la tercera ola y aguanté diez segundos. Como la corriente era fuerte, siempre miraba primero las banderas. Al final fueron unas veinte olas.',
      'Soy una persona apasionada, trabajo muy bien en equipo y siempre doy lo mejor de mí. Estoy muy motivado, soy responsable y orientado a resultados. Mis compañeros valoran mi actitud positiva y mi capacidad de comunicación.',
    ],
  },
  fr: {
    question: 'behavioural.all-due-at-once',
    excellent:
      "La dernière semaine de novembre : un audit, un déménagement de serveurs et ma collègue malade. J'ai noté qui serait touché si chaque chose avait une semaine de retard. L'audit a une date légale, le déménagement touchait quarante personnes, mon rapport personne, donc je l'ai reporté en janvier et je l'ai dit à ses lecteurs le matin même. Pour le déménagement j'ai demandé à mon chef deux jours de Kim et je les ai eus. L'audit a été fini à temps, le déménagement un jour plus tard.",
    weak: "Dans ce cas je travaille plus longtemps. Je reste jusqu'à ce que tout soit fini.",
    off: [
      "L'été dernier nous sommes partis au Portugal avec les planches sur le toit. Les premiers jours les vagues étaient petites, alors je me suis entraîné à me lever. Le quatrième jour la houle est arrivée, j'ai attendu, pris la troisième vague et tenu dix secondes. Comme le courant était fort, je regardais toujours d'abord les drapeaux. À la fin j'en ai pris une vingtaine.",
      "Je suis passionné, j'ai l'esprit d'équipe et je me donne toujours à fond. Je suis très motivé, fiable et orienté résultats. Mes collègues apprécient mon attitude positive et ma communication.",
    ],
  },
};
