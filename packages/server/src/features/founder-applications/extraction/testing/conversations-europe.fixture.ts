import type { InventedConversation } from './script.ts';

export const EUROPEAN: InventedConversation[] = [
  {
    name: 'deutsch: adliger Name, zwei Mitgründerinnen, Zahlen vorgezogen, Steuerberater',
    language: 'de',
    script: `
Q founder_name | Guten Tag, ich bin die KI von Nordlicht Ventures und führe das Gespräch. Wie ist Ihr Name?
F | Guten Tag! Mein Name ist Friederike von Thadenhorst.
Q founder_email | Unter welcher Adresse erreichen wir Sie?
F | friederike ät moorglas punkt example. Bitte nicht die info-Adresse, die liest nur mein Steuerberater.
Q founder_phone | Und telefonisch?
F | Null eins sieben eins, null null null, sechsundvierzig, zweiundachtzig. Also mit Ländervorwahl plus neunundvierzig, eins sieben eins, null null null, sechsundvierzig, zweiundachtzig.
Q founder_role | Welche Aufgabe haben Sie in der Firma?
F | Ich bin Geschäftsführerin. Bis zum Sommer war ich noch technische Leiterin.
Q co_founders | Wer gehört noch zum Gründerteam?
F | Da ist Nesrin Akyıldız, unsere technische Leiterin, nesrin ät moorglas punkt example. Und Wiebke Janßen, sie kümmert sich um den Vertrieb. Ein Kommilitone, Lasse Brodersen, war anfangs dabei, ist aber vor der Gründung ausgestiegen.
Q elevator_pitch | Erklären Sie Ihre Idee bitte in ein, zwei Sätzen.
F | Moorglas macht Dämmplatten aus Rohrkolben, die auf wiedervernässten Mooren wachsen. Der Landwirt verdient, und das Moor gast nicht mehr aus.
Q problem | Welches Problem steckt dahinter?
F | Trockengelegte Moore sind für sieben Prozent der deutschen Emissionen verantwortlich. Der Bauer kann sie nicht vernässen, weil ihm dann niemand mehr etwas abkauft. Bevor ich es vergesse, zu den Zahlen: Wir haben vierzig Hektar unter Vertrag und im letzten Jahr achtzig Tonnen Platten verkauft.
Q solution | Wie lösen Sie das?
F | Wir ernten mit einer Raupe, die nicht einsinkt, häckseln die Kolben und pressen sie mit Magnesit zu Platten. Die dämmen wie Holzfaser und brennen nicht.
Q traction | Gibt es über die genannten Zahlen hinaus noch etwas?
F | Ja, zwei Bauämter haben Absichtserklärungen unterschrieben.
Q commercial | Womit verdienen Sie Geld?
F | Der Quadratmeter kostet neunzehn Euro, davon bleiben uns sechs. Den Bauern zahlen wir einen festen Preis je Tonne.
Q market_size | Wie groß ist der Markt?
F | Ehrlich gesagt, keine Ahnung, das haben wir noch nicht sauber gerechnet.
Q competition | Wer macht so etwas noch?
F | Es gibt die Firma Torfwerk Neu, gegründet von Ansgar Petersheim, die machen Blumenerde daraus. Und natürlich die Holzfaser, die ist billiger, quillt aber.
Q why_now | Warum jetzt?
F | Weil seit Januar das Moorschutzgesetz gilt, da bekommt jeder, der vernässt, eine Prämie. Vorher hätte kein Bauer mitgemacht.
Q why_you | Was spricht für Sie drei?
F | Ich komme von einem Moorhof und habe Verfahrenstechnik studiert. Nesrin hat die Raupe in ihrer Doktorarbeit gebaut. Wiebke hat elf Jahre lang Dämmstoffe verkauft.
Q founder_current_location | Wo wohnen Sie?
F | Ich lebe in Leer, in Ostfriesland. Aufgewachsen bin ich in Kassel.
Q fundraising_status | Wie sind Sie finanziert?
F | Über ein Gründerstipendium und einen Business Angel mit hundertfünfzigtausend Euro. Im Herbst suchen wir eine Million.
Q why_program | Warum möchten Sie zu uns?
F | Weil Sie mit dem Holzbau vernetzt sind, und da kommen wir alleine nicht rein.
Q closing | Möchten Sie noch etwas sagen?
F | Nein, vielen Dank.
`,
    founder: {
      firstName: 'Friederike',
      lastName: 'von Thadenhorst',
      name: 'Friederike von Thadenhorst',
      email: 'friederike@moorglas.example',
      phone: '+491710004682',
      role: 'Geschäftsführerin',
      currentLocation: 'Leer, Ostfriesland',
    },
    coFounders: [
      { firstName: 'Nesrin', lastName: 'Akyıldız', role: 'technische Leiterin', email: 'nesrin@moorglas.example' },
      { firstName: 'Wiebke', lastName: 'Janßen', role: 'Vertrieb' },
    ],
    texts: {
      elevatorPitch: [
        'Moorglas macht Dämmplatten aus Rohrkolben, die auf wiedervernässten Mooren wachsen. Der Landwirt verdient, und das Moor gast nicht mehr aus.',
      ],
      problem: [
        'Trockengelegte Moore sind für sieben Prozent der deutschen Emissionen verantwortlich. Der Bauer kann sie nicht vernässen, weil ihm dann niemand mehr etwas abkauft.',
      ],
      solution: [
        'Wir ernten mit einer Raupe, die nicht einsinkt, häckseln die Kolben und pressen sie mit Magnesit zu Platten. Die dämmen wie Holzfaser und brennen nicht.',
      ],
      traction: [
        'Wir haben vierzig Hektar unter Vertrag und im letzten Jahr achtzig Tonnen Platten verkauft.',
        'Ja, zwei Bauämter haben Absichtserklärungen unterschrieben.',
      ],
      commercial: [
        'Der Quadratmeter kostet neunzehn Euro, davon bleiben uns sechs. Den Bauern zahlen wir einen festen Preis je Tonne.',
      ],
      competition: [
        'Es gibt die Firma Torfwerk Neu, gegründet von Ansgar Petersheim, die machen Blumenerde daraus. Und natürlich die Holzfaser, die ist billiger, quillt aber.',
      ],
      whyNow: [
        'Weil seit Januar das Moorschutzgesetz gilt, da bekommt jeder, der vernässt, eine Prämie. Vorher hätte kein Bauer mitgemacht.',
      ],
      whyYou: [
        'Ich komme von einem Moorhof und habe Verfahrenstechnik studiert. Nesrin hat die Raupe in ihrer Doktorarbeit gebaut. Wiebke hat elf Jahre lang Dämmstoffe verkauft.',
      ],
      fundraisingStatus: [
        'Über ein Gründerstipendium und einen Business Angel mit hundertfünfzigtausend Euro. Im Herbst suchen wir eine Million.',
      ],
      whyProgram: ['Weil Sie mit dem Holzbau vernetzt sind, und da kommen wir alleine nicht rein.'],
    },
  },
  {
    name: 'español: dos apellidos, correo deletreado, competidora nombrada, mercado sin respuesta',
    language: 'es',
    script: `
Q founder_name | Buenos días, soy la inteligencia artificial de Rambla Capital. ¿Con quién hablo?
F | Buenos días. Me llamo Itziar Goikoetxea Larrañaga, aunque en casa todos me dicen Itzi.
Q founder_email | ¿Qué correo electrónico usamos?
F | itziar punto g arroba salobre guion bajo lab punto example. Perdón, sin guion bajo, salobrelab todo junto. Itziar punto g arroba salobrelab punto example.
Q founder_phone | ¿Un teléfono?
F | Sí, más treinta y cuatro, seis cero cero, cero cero cero, setenta y dos, cuarenta y uno.
Q founder_role | ¿Qué cargo ocupa?
F | Soy directora general.
Q co_founders | ¿Quién más fundó la empresa?
F | Somos dos. El otro es Bernat Puigdemunt, que lleva la parte técnica, es el director de tecnología. Su correo, bernat arroba salobrelab punto example. También tenemos una becaria, Noa, pero no es socia.
Q elevator_pitch | Explíqueme la idea en una frase.
F | Salobre Lab convierte la salmuera de las queserías en sal para carreteras.
Q problem | ¿Qué problema hay detrás?
F | Una quesería mediana tira cuatro mil litros de salmuera a la semana, y el vertido le cuesta una multa o un camión cisterna. Nadie sabe qué hacer con ella.
Q solution | ¿Y cómo lo resuelven?
F | Filtramos la proteína, evaporamos con el calor de la propia caldera y sale una sal que no corroe. ¿El momento? Pues mire, desde que en enero entró en vigor la nueva directiva de vertidos, ya no se puede echar nada al alcantarillado.
Q traction | ¿Qué resultados tienen?
F | Siete queserías, ciento diez toneladas este invierno, y un contrato con la diputación de Soria.
Q commercial | ¿Cómo ganan dinero?
F | La quesería nos paga veinte euros por metro cúbico, y la sal la vendemos a noventa euros la tonelada.
Q market_size | ¿Qué tamaño tiene el mercado?
F | No sabría decirle, todavía no lo hemos estudiado.
Q competition | ¿Con quién compiten?
F | Está Salinex, la empresa que fundó Montserrat Vilaplana, pero ellos solo recogen, no tratan. Y luego los camiones cisterna de toda la vida.
Q why_you | ¿Por qué ustedes?
F | Mi marido se ríe cuando me lo preguntan, dice que porque nadie más quiere oler a queso. Bueno, en serio. Trabajé nueve años en una planta de tratamiento de aguas, y Bernat diseñó evaporadores para barcos.
Q founder_current_location | ¿Dónde vive actualmente?
F | Vivo en Vitoria, en el País Vasco. Nací en Bilbao.
Q fundraising_status | ¿En qué punto está la financiación?
F | Tenemos un préstamo participativo de cien mil euros y buscamos trescientos mil.
Q availability | ¿Desde cuándo pueden participar?
F | Desde marzo, los dos a tiempo completo.
Q closing | ¿Algo más?
F | No, nada más. Gracias.
`,
    founder: {
      firstName: 'Itziar',
      lastName: 'Goikoetxea Larrañaga',
      name: 'Itziar Goikoetxea Larrañaga',
      email: 'itziar.g@salobrelab.example',
      phone: '+34600000 7241',
      role: 'directora general',
      currentLocation: 'Vitoria, País Vasco',
    },
    coFounders: [
      {
        firstName: 'Bernat',
        lastName: 'Puigdemunt',
        role: 'director de tecnología',
        email: 'bernat@salobrelab.example',
      },
    ],
    texts: {
      elevatorPitch: ['Salobre Lab convierte la salmuera de las queserías en sal para carreteras.'],
      problem: [
        'Una quesería mediana tira cuatro mil litros de salmuera a la semana, y el vertido le cuesta una multa o un camión cisterna. Nadie sabe qué hacer con ella.',
      ],
      solution: ['Filtramos la proteína, evaporamos con el calor de la propia caldera y sale una sal que no corroe.'],
      traction: ['Siete queserías, ciento diez toneladas este invierno, y un contrato con la diputación de Soria.'],
      commercial: [
        'La quesería nos paga veinte euros por metro cúbico, y la sal la vendemos a noventa euros la tonelada.',
      ],
      competition: [
        'Está Salinex, la empresa que fundó Montserrat Vilaplana, pero ellos solo recogen, no tratan. Y luego los camiones cisterna de toda la vida.',
      ],
      whyNow: [
        'desde que en enero entró en vigor la nueva directiva de vertidos, ya no se puede echar nada al alcantarillado.',
      ],
      whyYou: ['Trabajé nueve años en una planta de tratamiento de aguas, y Bernat diseñó evaporadores para barcos.'],
      fundraisingStatus: ['Tenemos un préstamo participativo de cien mil euros y buscamos trescientos mil.'],
      availability: ['Desde marzo, los dos a tiempo completo.'],
    },
  },
  {
    name: 'français: particule, numéro par paires, concurrente fondatrice, visa, associé parti',
    language: 'fr',
    script: `
Q founder_name | Bonjour, je suis l'IA de Quai Neuf et je mène cet entretien. Vous êtes ?
F | Bonjour ! Je m'appelle Anne-Sophie de Kerangoff.
Q founder_email | Quelle est votre adresse e-mail ?
F | anne tiret sophie arobase grainotheque point example. Attention, grainothèque sans accent.
Q founder_phone | Et votre numéro ?
F | Plus trente-trois, six, soixante-douze, zéro zéro, quatre-vingt-onze, zéro huit. Non pardon, zéro neuf à la fin.
Q founder_role | Quel est votre rôle ?
F | Je suis la présidente.
Q co_founders | Avez-vous des associés ?
F | Oui, Mamadou Diarrassouba, il est directeur technique, mamadou arobase grainotheque point example. Au départ il y avait aussi Loïc Trémeur, mais il est parti l'an dernier. Et Claire, notre salariée, gère les clients.
Q elevator_pitch | Votre pitch en une phrase ?
F | Grainothèque loue des trieurs de semences aux fermes, pour qu'elles gardent leurs propres graines.
Q problem | Quel problème résolvez-vous ?
F | Un paysan rachète ses semences chaque année parce que trier à la main prend trois semaines. Et les machines coûtent soixante mille euros.
Q solution | Comment le résolvez-vous ?
F | Un trieur optique sur remorque, réservé à la journée. Il reconnaît la graine malade à sa couleur et l'écarte d'un jet d'air.
Q traction | Où en êtes-vous ?
F | Cent trente fermes cette saison, contre quarante l'an passé, et quatre remorques. Côté tarif, puisqu'on y est, la journée coûte deux cent vingt euros, livraison comprise.
Q commercial | Vous venez de donner le tarif. Autre chose sur le modèle ?
F | On prend aussi un abonnement de cinq cents euros par an pour les coopératives.
Q market_size | Quelle est la taille du marché ?
F | Il y a quatre cent mille fermes en France, dont soixante mille en bio. À deux jours par an, ça fait vingt-six millions d'euros.
Q competition | Qui sont vos concurrents ?
F | Les semenciers, d'abord. Et puis il y a Triagri, la boîte de Solène Marchadour, qui vend les machines au lieu de les louer.
Q why_now | Pourquoi maintenant ?
F | Franchement, je ne sais pas trop quoi répondre.
Q why_you | Pourquoi vous ?
F | J'ai été conseillère agricole pendant huit ans, je connais ces fermes une par une. Mamadou a fait sa thèse sur le tri optique du café.
Q founder_current_location | Où habitez-vous ?
F | À Redon, en Bretagne. La société, elle, est domiciliée à Paris.
Q passport_and_visa | Faut-il un visa ?
F | J'ai un passeport français. Mamadou a une carte de résident jusqu'en 2031.
Q fundraising_status | Et le financement ?
F | On a levé cent mille euros auprès de la famille, et on ne cherche rien avant septembre.
Q why_program | Pourquoi Quai Neuf ?
F | Votre réseau de coopératives, tout simplement.
Q closing | Autre chose ?
F | Non, merci, bonne journée.
`,
    founder: {
      firstName: 'Anne-Sophie',
      lastName: 'de Kerangoff',
      name: 'Anne-Sophie de Kerangoff',
      email: 'anne-sophie@grainotheque.example',
      phone: '+33672009109',
      role: 'présidente',
      currentLocation: 'Redon, Bretagne',
    },
    coFounders: [
      {
        firstName: 'Mamadou',
        lastName: 'Diarrassouba',
        role: 'directeur technique',
        email: 'mamadou@grainotheque.example',
      },
    ],
    texts: {
      elevatorPitch: [
        "Grainothèque loue des trieurs de semences aux fermes, pour qu'elles gardent leurs propres graines.",
      ],
      problem: [
        'Un paysan rachète ses semences chaque année parce que trier à la main prend trois semaines. Et les machines coûtent soixante mille euros.',
      ],
      solution: [
        "Un trieur optique sur remorque, réservé à la journée. Il reconnaît la graine malade à sa couleur et l'écarte d'un jet d'air.",
      ],
      traction: ["Cent trente fermes cette saison, contre quarante l'an passé, et quatre remorques."],
      commercial: [
        'la journée coûte deux cent vingt euros, livraison comprise.',
        'On prend aussi un abonnement de cinq cents euros par an pour les coopératives.',
      ],
      marketSize: [
        "Il y a quatre cent mille fermes en France, dont soixante mille en bio. À deux jours par an, ça fait vingt-six millions d'euros.",
      ],
      competition: [
        "Les semenciers, d'abord. Et puis il y a Triagri, la boîte de Solène Marchadour, qui vend les machines au lieu de les louer.",
      ],
      whyYou: [
        "J'ai été conseillère agricole pendant huit ans, je connais ces fermes une par une. Mamadou a fait sa thèse sur le tri optique du café.",
      ],
      passportAndVisa: ["J'ai un passeport français. Mamadou a une carte de résident jusqu'en 2031."],
      fundraisingStatus: ['On a levé cent mille euros auprès de la famille, et on ne cherche rien avant septembre.'],
      whyProgram: ['Votre réseau de coopératives, tout simplement.'],
    },
  },
];
