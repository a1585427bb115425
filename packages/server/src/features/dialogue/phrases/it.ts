import type { PhraseSet } from './phrase-set.ts';

export const phraseSet: PhraseSet = {
  transitions: [
    'Grazie. Passiamo ad altro.',
    'D’accordo. Ecco la prossima domanda.',
    'Ne ho preso nota. Ora vorrei chiederle questo.',
    'Grazie. Cambiamo argomento.',
    'Va bene, proseguiamo.',
    'La ringrazio. Andiamo alla domanda successiva.',
  ],
  lastQuestion: ['Siamo all’ultima delle mie domande.', 'Ancora una domanda, poi tocca a lei chiedere.'],
  silence: {
    first: [
      'Faccia con calma. Vuole che ripeta la domanda?',
      'Non c’è fretta. Se le è utile, posso rifarle la domanda.',
    ],
    second: [
      'È ancora lì? Si prenda il tempo che le serve, oppure salti questa domanda.',
      'Per ora non è arrivata nessuna risposta. Può rifletterci ancora o passare alla prossima domanda.',
    ],
    movingOn: [
      'Per ora lasciamo da parte questa domanda e proseguiamo.',
      'Passo alla prossima domanda. Non c’è alcun problema.',
    ],
  },
  offerAfterEmpty:
    'Due domande sono rimaste senza risposta. Che cosa preferisce: una breve pausa, continuare per iscritto o terminare qui? Va bene in ogni caso.',
  loopBreaker: [
    'Mi sembra che stiamo girando in tondo. Fermiamoci qui e passiamo alla prossima domanda.',
    'Di questo punto abbiamo già parlato. Le propongo di andare avanti.',
  ],
  declined: [
    'Nessun problema. Non è obbligatorio rispondere. Andiamo avanti.',
    'Va bene, questo lo tralasciamo.',
    'Grazie per averlo detto apertamente. Passiamo alla prossima.',
  ],
  skipped: ['Allora saltiamo questa.', 'D’accordo, di questa domanda facciamo a meno.'],
  followUps: {
    'too-short': [
      'Può raccontarmi qualcosa di più?',
      'Restiamo un momento su questo punto. Me lo spieghi passo dopo passo.',
      'Che cos’altro ne fa parte?',
    ],
    'no-example': [
      'Può farmi un esempio che ricorda bene?',
      'Quando le è capitato l’ultima volta? Prenda un’occasione precisa.',
    ],
    'no-result': ['Com’è andata a finire?', 'Che cosa ne è venuto fuori?'],
    'no-own-part': ['Lei, in prima persona, che cosa ha fatto?', 'Ha parlato del team. Qual è stata la sua parte?'],
    'unclear-term': [
      'Uno di questi termini può voler dire più cose. Lei che cosa intende?',
      'Come lo spiegherebbe a chi lavora in un altro settore?',
    ],
    'claim-without-number': ['Può darmi una cifra, anche indicativa?', 'Quanto era, o quanti erano, all’incirca?'],
  },
  repeat: ['Certamente. {question}', 'Volentieri, ancora una volta. {question}'],
  candidateQuestions: {
    invite: 'Ora tocca a lei. Che cosa vorrebbe sapere sulla posizione?',
    factsOffered: 'Posso dirle che cosa c’è scritto nell’annuncio.',
    known: [
      'Ecco che cosa dice l’annuncio: {fact}',
      'A questo proposito nell’annuncio si legge: {fact}',
      'In base all’annuncio posso dirle questo: {fact}',
    ],
    unknown: [
      'Questa informazione non ce l’ho. Le risponderà il team; inoltro la sua domanda.',
      'Di questo non so nulla e non voglio tirare a indovinare. La sua domanda va al team.',
      'L’annuncio non ne parla. Annoto la sua domanda per il team.',
    ],
    anythingElse: ['C’è altro che vorrebbe sapere?', 'Ha un’altra domanda?'],
  },
  questionForLater: [
    'Tengo questa domanda per la fine. Prima proseguiamo da qui.',
    'Alle sue domande arriviamo alla fine. Questa l’ho annotata.',
  ],
  resume: ['Riprendiamo dal punto in cui eravamo.', 'Eccoci di nuovo. La domanda era questa.'],
  reconnected: [
    'La connessione è tornata. Non è andato perso nulla. Questa era la domanda.',
    'C’è stata una breve interruzione. Continuiamo con la stessa domanda.',
  ],
  pause: {
    confirmed:
      'Ora facciamo una pausa. Ha fino a {minutes} minuti; quando vuole riprendere, basta premere il pulsante.',
    endingSoon: 'La pausa sta per finire. Se le serve più tempo, può tornare più tardi con lo stesso link.',
  },
  timeNearlyOver: 'Ci restano circa {minutes} minuti. Concluda con calma il suo ragionamento.',
  timeOver: 'Il nostro tempo è terminato. Quanto ha detto finora è salvato.',
  thinking: ['Un momento, per favore.', 'Mi serve un secondo. Sono ancora qui.'],
  technicalTrouble: [
    'Da parte mia si è inceppato qualcosa. La sua risposta è salvata; proseguiamo.',
    'È stato un errore nostro, non suo. Andiamo avanti come prima.',
  ],
  notUnderstood: [
    'Non ho capito bene. Può ripeterlo o scriverlo?',
    'L’audio non era chiaro. Ripeta l’ultima frase, per favore.',
  ],
  switchedToText: 'Da qui in poi si scrive. Se la connessione lo permette, più tardi può tornare alla voce.',
  switchedToVoice: 'Ora la sento. Può tornare a scrivere quando vuole.',
  instructionIgnored: 'Questa parte era rivolta al programma, quindi la lascio da parte. Torniamo alla domanda.',
  askedIfAi: 'Sì, sono un programma informatico. A leggere le sue risposte sono persone, e a decidere sono persone.',
  askedForResult:
    'Qui non sono io a valutarlo. Più tardi alcune persone leggeranno le sue risposte e la ricontatteranno.',
  askedForPerson:
    'Ho annotato che preferisce rivolgersi a una persona e lo riferisco. Può continuare qui o terminare il colloquio.',
  confirmLeave: 'Vuole davvero terminare il colloquio? Quanto ha detto finora resta salvato.',
  left: 'Il colloquio è terminato. Grazie per il suo tempo.',
  closing: {
    thanks: 'Grazie per la conversazione e per il tempo che mi ha dedicato.',
    nextSteps:
      'Il team leggerà le sue risposte e la ricontatterà. Nella pagina successiva è indicato come parlare con una persona o far cancellare i suoi dati.',
  },
};
