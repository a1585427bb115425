import type { ScriptCase } from './script.ts';

/** Contact questions and the one for co-founders, answered the way people talk, in Spanish, French, Portuguese and Italian: every field read from them. */
export const CONTACTS_ROMANCE: readonly ScriptCase[] = [
  [
    'es',
    `Q founder_name | ?
F | Inés Olabarría Quiroga, encantada.
Q founder_role | ?
F | Fundé la empresa con Iván Robles, que lleva la técnica. Yo soy la directora general.
Q founder_email | ?
F | ines, sin acento, guion bajo, olabarria, arroba salmuera punto example.
Q founder_phone | ?
F | Más treinta y cuatro, seiscientos, cero cero cero, ciento veintisiete. Ay no, ciento setenta y dos.
Q founder_network | ?
F | No tengo, no uso redes.
Q founder_current_location | ?
F | Soy de Vigo pero vivo en Cádiz desde hace seis años.
Q co_founders | ?
F | Como le decía, Iván Robles. Y Ramón, mi hermano, nos presta el almacén, pero no está en la empresa.`,
    {
      firstName: 'Inés',
      lastName: 'Olabarría Quiroga',
      '1.firstName': 'Iván',
      '1.lastName': 'Robles',
      '1.name': 'Iván Robles',
      email: 'ines_olabarria@salmuera.example',
      phone: '+34 600 00 01 72',
      role: 'directora general',
      '1.role': 'técnica',
      currentLocation: 'Cádiz',
    },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Bonjour, c'est Anne-Sophie Le Guennec à l'appareil. Le Guennec en deux mots.
Q founder_email | ?
F | a s point leguennec, tout attaché, arobase voilure tiret bois point example.
Q founder_phone | ?
F | Zéro six, trente-neuf, quatre-vingt-dix-huit, soixante et onze, quatre-vingt-quatre. C'est un numéro français.
Q founder_network | ?
F | Oui, linkedin point com slash in slash as tiret leguennec.
Q founder_role | ?
F | Présidente, enfin, c'est le titre des statuts.
Q founder_current_location | ?
F | J'habite à Lorient. Le chantier est à Concarneau.
Q co_founders | ?
F | J'ai monté la boîte avec Karim Benhaddou, il est directeur technique, karim arobase voilure tiret bois point example. Yann Jaouen nous a quittés au printemps. Et Solène, c'est notre apprentie.`,
    {
      firstName: 'Anne-Sophie',
      lastName: 'Le Guennec',
      '1.firstName': 'Karim',
      '1.lastName': 'Benhaddou',
      '1.name': 'Karim Benhaddou',
      email: 'as.leguennec@voilure-bois.example',
      network: 'linkedin.com/in/as-leguennec',
      phone: '+33 6 39 98 71 84',
      '1.email': 'karim@voilure-bois.example',
      role: 'Présidente',
      '1.role': 'directeur technique',
      currentLocation: 'Lorient',
    },
  ],
  [
    'pt',
    `Q founder_name | ?
F | Bom dia, chamo-me João Pedro Vasconcelos de Brito.
Q founder_role | ?
F | Sou o diretor executivo.
Q founder_email | ?
F | j p ponto brito arroba cortica, sem cedilha, ponto example.
Q founder_phone | ?
F | Mais três cinco um, nove um zero, zero zero zero, três um oito.
Q founder_network | ?
F | Não tenho.
Q founder_current_location | ?
F | Moro em Évora.
Q co_founders | ?
F | Fundei a empresa com a Beatriz Fontes, que trata da tecnologia. O e-mail dela é beatriz arroba cortica ponto example. O Nuno Salvado saiu no ano passado.`,
    {
      firstName: 'João Pedro',
      lastName: 'Vasconcelos de Brito',
      '1.firstName': 'Beatriz',
      '1.lastName': 'Fontes',
      '1.name': 'Beatriz Fontes',
      email: 'jp.brito@cortica.example',
      phone: '+351 910 000 318',
      '1.email': 'beatriz@cortica.example',
      role: 'diretor executivo',
      '1.role': 'tecnologia',
      currentLocation: 'Évora',
    },
  ],
  [
    'es',
    `Q founder_name | ?
F | Todos me dicen Majo, pero mi nombre es María José Echeverri Zuluaga.
Q founder_email | ?
F | A ventas arroba cafetrama punto example llegan los pedidos. A mí me encuentran en majo, eme a jota o, arroba cafetrama punto example.
Q founder_phone | ?
F | Más cincuenta y siete, trescientos, cero cero cero, cero uno cuatro nueve. Perdón, nueve cuatro, termina en uno nueve cuatro.
Q founder_network | ?
F | Sí, linkedin punto com barra in barra majo guion echeverri.
Q founder_role | ?
F | Soy cofundadora, no usamos cargos.
Q founder_current_location | ?
F | En Manizales, Colombia.
Q co_founders | ?
F | Andrés Felipe Quintero, que se ocupa de las operaciones. andres punto q arroba cafetrama punto example. Camilo Restrepo empezó con nosotros y se retiró en febrero.`,
    {
      firstName: 'María José',
      lastName: 'Echeverri Zuluaga',
      '1.firstName': 'Andrés Felipe',
      '1.lastName': 'Quintero',
      '1.name': 'Andrés Felipe Quintero',
      email: 'majo@cafetrama.example',
      network: 'linkedin.com/in/majo-echeverri',
      phone: '+57 300 0000194',
      '1.email': 'andres.q@cafetrama.example',
      role: 'cofundadora',
      '1.role': 'operaciones',
      currentLocation: 'Manizales, Colombia',
    },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Aïssatou Diop-Marchand, bonjour.
Q founder_role | ?
F | Directrice générale. La présidence, c'est Hervé qui l'a sur le papier, mais bon.
Q founder_email | ?
F | aissatou, sans tréma, point d m, arobase brume tiret seche point example, seche sans accent.
Q founder_phone | ?
F | Le standard, c'est le 04 65 71 00 00, ne l'utilisez pas. Mon portable : plus trente-trois, six, trente-neuf, quatre-vingt-dix-huit, douze, zéro six.
Q founder_current_location | ?
F | J'ai grandi à Dakar, je vis à Clermont-Ferrand.
Q co_founders | ?
F | Oui, Hervé de La Rochebrune, directeur scientifique. Son adresse : h point larochebrune arobase brume tiret seche point example. Maëlle, notre alternante, n'est pas associée.`,
    {
      firstName: 'Aïssatou',
      lastName: 'Diop-Marchand',
      '1.firstName': 'Hervé',
      '1.lastName': 'de La Rochebrune',
      '1.name': 'Hervé de La Rochebrune',
      email: 'aissatou.dm@brume-seche.example',
      phone: '+33 6 39 98 12 06',
      '1.email': 'h.larochebrune@brume-seche.example',
      role: 'Directrice générale',
      '1.role': 'directeur scientifique',
      currentLocation: 'Clermont-Ferrand',
    },
  ],
  [
    'it',
    `Q founder_name | ?
F | Buongiorno, mi chiamo Pier Paolo Della Valle.
Q founder_role | ?
F | Sono l'amministratore delegato.
Q founder_email | ?
F | fatture chiocciola ombralunga punto example è solo per la contabilità. Il mio è p p d v chiocciola ombralunga, tutto attaccato, punto example.
Q founder_phone | ?
F | Più trentanove, tre due zero, zero zero zero, zero due sette uno.
Q founder_current_location | ?
F | Vivo ad Ancona.
Q co_founders | ?
F | Ho fondato l'azienda con Ginevra Lo Presti, che è la direttrice tecnica, ginevra chiocciola ombralunga punto example.`,
    {
      firstName: 'Pier Paolo',
      lastName: 'Della Valle',
      '1.firstName': 'Ginevra',
      '1.lastName': 'Lo Presti',
      '1.name': 'Ginevra Lo Presti',
      email: 'ppdv@ombralunga.example',
      phone: '+39 320 000 0271',
      '1.email': 'ginevra@ombralunga.example',
      role: 'amministratore delegato',
      '1.role': 'direttrice tecnica',
      currentLocation: 'Ancona',
    },
  ],
  [
    'es',
    `Q founder_name | ?
F | Jordi Puigdemunt i Serra, a su servicio.
Q founder_role | ?
F | En los estatutos figuro como CEO, pero hace un mes nos cambiamos: ahora la CEO es Leire y yo soy director técnico.
Q founder_email | ?
F | jordi, guión medio, p s, arroba algaviva, todo junto, punto example.
Q founder_phone | ?
F | Tres cuatro, seiscientos, cero cero cero, nueve tres tres, con el más delante.
Q founder_current_location | ?
F | Vivo en Tarragona; la planta la tenemos en Reus.
Q co_founders | ?
F | Leire Aranburu. Le pueden escribir a leire arroba algaviva punto example. Quim está en prácticas.`,
    {
      firstName: 'Jordi',
      lastName: 'Puigdemunt i Serra',
      '1.firstName': 'Leire',
      '1.lastName': 'Aranburu',
      '1.name': 'Leire Aranburu',
      email: 'jordi-ps@algaviva.example',
      phone: '+34 600 00 09 33',
      '1.email': 'leire@algaviva.example',
      role: 'director técnico',
      '1.role': 'CEO',
      currentLocation: 'Tarragona',
    },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Jean-Baptiste Nguyen Van, Nguyen Van c'est le nom de famille.
Q founder_role | ?
F | Associé gérant.
Q founder_email | ?
F | Alors, compta arobase pontlevis point example c'est pour les factures. Le mien : j b point nguyenvan, en un mot, arobase pontlevis point example.
Q founder_phone | ?
F | Quatre cent septante, zéro zéro, zéro un, quatre-vingt-un, euh non, dix-huit à la fin. Plus trente-deux devant.
Q founder_current_location | ?
F | À Liège, en Belgique, je suis né à Namur.
Q co_founders | ?
F | Éloïse Vercruysse, elle tient les opérations. Son mail, c'est eloise sans tréma arobase pontlevis point example.`,
    {
      firstName: 'Jean-Baptiste',
      lastName: 'Nguyen Van',
      '1.firstName': 'Éloïse',
      '1.lastName': 'Vercruysse',
      '1.name': 'Éloïse Vercruysse',
      email: 'jb.nguyenvan@pontlevis.example',
      phone: '+32 470 00 01 18',
      '1.email': 'eloise@pontlevis.example',
      role: 'gérant',
      '1.role': 'opérations',
      currentLocation: 'Liège, Belgique',
    },
  ],
  [
    'pt',
    `Q founder_name | ?
F | Meu nome é Thaís Cavalcanti Rocha, todo mundo me chama de Tatá.
Q founder_role | ?
F | Sou fundadora.
Q founder_email | ?
F | thais ponto rocha dois, o número, arroba marcela hífen verde ponto example.
Q founder_phone | ?
F | Mais cinquenta e cinco, onze, nove, quatro zeros, zero um quatro dois.
Q founder_current_location | ?
F | Moro no Recife, mas o número é de São Paulo.
Q co_founders | ?
F | Comecei com o Otávio Lins, que é o CTO. Teve também o Renato Beltrão, que saiu no começo. A Jussara é estagiária.`,
    {
      firstName: 'Thaís',
      lastName: 'Cavalcanti Rocha',
      '1.firstName': 'Otávio',
      '1.lastName': 'Lins',
      '1.name': 'Otávio Lins',
      email: 'thais.rocha2@marcela-verde.example',
      phone: '+55 11 90000 0142',
      role: 'fundadora',
      '1.role': 'CTO',
      currentLocation: 'Recife',
    },
  ],
  [
    'es',
    `Q founder_name | ?
F | Me llamo Itziar Goñi, con eñe.
Q founder_role | ?
F | Cofundadora y directora.
Q founder_email | ?
F | No escriban a administracion arroba faroverde punto example, que eso lo ve la gestoría. Pónganme itziar punto g, ge de gato, arroba faroverde punto example.
Q founder_phone | ?
F | Seis, cero cero, cero cero cero, quinientos ochenta y ocho. Es español.
Q founder_network | ?
F | linkedin punto com barra in barra itziargoni
Q founder_current_location | ?
F | Resido en Pamplona, aunque paso media semana en Bilbao.
Q co_founders | ?
F | Luis Alberto Cárdenas, él ve el producto, luisal arroba faroverde punto example. Amaia estuvo al principio y luego se bajó del barco.`,
    {
      firstName: 'Itziar',
      lastName: 'Goñi',
      '1.firstName': 'Luis Alberto',
      '1.lastName': 'Cárdenas',
      '1.name': 'Luis Alberto Cárdenas',
      email: 'itziar.g@faroverde.example',
      network: 'linkedin.com/in/itziargoni',
      phone: '+34 600 00 05 88',
      '1.email': 'luisal@faroverde.example',
      role: 'Cofundadora y directora',
      '1.role': 'producto',
      currentLocation: 'Pamplona',
    },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Gwenaëlle Le Bihan-Traoré, mais tout le monde dit Gwen.
Q founder_role | ?
F | Sur le formulaire j'avais mis présidente ; entre-temps on a échangé avec Mamadou, donc directrice générale.
Q founder_email | ?
F | gwen point lebihan, lebihan en un mot, arobase ruchepale point example.
Q founder_phone | ?
F | Zéro six, trente-neuf, nonante-huit, pardon quatre-vingt-dix-huit, quarante-quatre, dix-sept.
Q founder_current_location | ?
F | À Quimper.
Q co_founders | ?
F | Mamadou Kouyaté, le directeur technique : m tiret kouyate arobase ruchepale point example. Antoine Perrin a repris sa liberté en mai. Et Lucie est en stage chez nous.`,
    {
      firstName: 'Gwenaëlle',
      lastName: 'Le Bihan-Traoré',
      '1.firstName': 'Mamadou',
      '1.lastName': 'Kouyaté',
      '1.name': 'Mamadou Kouyaté',
      email: 'gwen.lebihan@ruchepale.example',
      phone: '+33 6 39 98 44 17',
      '1.email': 'm-kouyate@ruchepale.example',
      role: 'directrice générale',
      '1.role': 'directeur technique',
      currentLocation: 'Quimper',
    },
  ],
  [
    'es',
    `Q founder_name | ?
F | Nahia Etxeberria, con te equis.
Q founder_role | ?
F | Antes era directora general; ahora lo lleva José Manuel y yo soy directora de operaciones.
Q founder_email | ?
F | facturas arroba olivarvivo punto example es para los proveedores. El mío: nahia, guion, e, arroba olivarvivo, todo seguido, punto example.
Q founder_phone | ?
F | Treinta y cuatro, seiscientos, tres ceros, siete cuatro uno, con más delante.
Q founder_current_location | ?
F | Vivo a caballo entre Jaén y Granada, pero ponga Jaén.
Q co_founders | ?
F | José Manuel Ortuño, que es el director general: j m punto ortuno, con n normal, arroba olivarvivo punto example. Rocío es la becaria.`,
    {
      firstName: 'Nahia',
      lastName: 'Etxeberria',
      '1.firstName': 'José Manuel',
      '1.lastName': 'Ortuño',
      '1.name': 'José Manuel Ortuño',
      email: 'nahia-e@olivarvivo.example',
      phone: '+34 600 00 07 41',
      '1.email': 'jm.ortuno@olivarvivo.example',
      role: 'directora de operaciones',
      '1.role': 'director general',
      currentLocation: 'Jaén y Granada',
    },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Maïwenn de Kersauson-Bâ, avec le tréma sur le i.
Q founder_role | ?
F | Présidente, et Théophile est directeur des opérations.
Q founder_email | ?
F | mai, sans tréma, point kersauson, arobase lavandinoir point example. L'adresse contact arobase lavandinoir point example, c'est pour la boutique.
Q founder_phone | ?
F | plus trente-trois, six trente-neuf, quatre-vingt-dix-huit, vingt-sept, quinze, pardon, cinquante.
Q founder_current_location | ?
F | Je suis installée à Valence.
Q co_founders | ?
F | Théophile Nkemelu, theo arobase lavandinoir point example. Émeline Garcin s'est retirée du projet.`,
    {
      firstName: 'Maïwenn',
      lastName: 'de Kersauson-Bâ',
      '1.firstName': 'Théophile',
      '1.lastName': 'Nkemelu',
      '1.name': 'Théophile Nkemelu',
      email: 'mai.kersauson@lavandinoir.example',
      phone: '+33 6 39 98 27 50',
      '1.email': 'theo@lavandinoir.example',
      role: 'Présidente',
      '1.role': 'directeur des opérations',
      currentLocation: 'Valence',
    },
  ],
  [
    'es',
    `Q founder_name | ?
F | Qué tal, Rodrigo Belmonte Aguirre.
Q founder_role | ?
F | Director comercial. La directora general es Ximena.
Q founder_email | ?
F | rodrigo, guion bajo, be, arroba surcowatt punto example. Al de soporte arroba surcowatt punto example ni le hagan caso.
Q founder_phone | ?
F | Cincuenta y dos, cincuenta y cinco, cuatro ceros, cero uno cuatro siete. Es de México.
Q founder_current_location | ?
F | En Puebla, México.
Q co_founders | ?
F | Ximena Tlapa, su correo es ximena arroba surcowatt punto example. Empezamos con Hugo Quiñones, que ya anda en otra cosa. Beto es el chofer.`,
    {
      firstName: 'Rodrigo',
      lastName: 'Belmonte Aguirre',
      '1.firstName': 'Ximena',
      '1.lastName': 'Tlapa',
      '1.name': 'Ximena Tlapa',
      email: 'rodrigo_b@surcowatt.example',
      phone: '+52 55 0000 0147',
      '1.email': 'ximena@surcowatt.example',
      role: 'Director comercial',
      '1.role': 'directora general',
      currentLocation: 'Puebla, México',
    },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Solveig Amrani-Duclos, enchantée.
Q founder_role | ?
F | Directrice des opérations ; le directeur général, c'est Jean-Noël.
Q founder_email | ?
F | C'est s point amrani, comme le nom sans Duclos, arobase terrevive point example. Pas rh arobase terrevive point example, c'est pour les candidatures.
Q founder_phone | ?
F | Zéro septante-huit, trois zéros, zéro un, trente-six. Numéro suisse.
Q founder_network | ?
F | linkedin point com barre oblique in barre oblique solveig tiret a d.
Q founder_current_location | ?
F | Lausanne, Suisse, après huit ans à Grenoble.
Q co_founders | ?
F | Jean-Noël Perrochet, j n arobase terrevive point example.`,
    {
      firstName: 'Solveig',
      lastName: 'Amrani-Duclos',
      '1.firstName': 'Jean-Noël',
      '1.lastName': 'Perrochet',
      '1.name': 'Jean-Noël Perrochet',
      email: 's.amrani@terrevive.example',
      network: 'linkedin.com/in/solveig-ad',
      phone: '+41 78 000 01 36',
      '1.email': 'jn@terrevive.example',
      role: 'Directrice des opérations',
      '1.role': 'directeur général',
      currentLocation: 'Lausanne, Suisse',
    },
  ],
  [
    'es',
    `Q founder_name | ?
F | Aitor Zubizarreta, zeta, u, be, i...
Q founder_role | ?
F | Soy el CEO.
Q founder_email | ?
F | hola arroba mareabaja punto example lo mira todo el equipo; el mío es aitor punto zeta, arroba mareabaja punto example.
Q founder_phone | ?
F | más treinta y cuatro, seiscientos, triple cero, doscientos sesenta y cinco.
Q founder_current_location | ?
F | Nací en Vigo y vivo en Bermeo.
Q co_founders | ?
F | Carmen Rial, directora de producto, carmen arroba mareabaja punto example. Iker Ugarte fundó conmigo pero ya no está.`,
    {
      firstName: 'Aitor',
      lastName: 'Zubizarreta',
      '1.firstName': 'Carmen',
      '1.lastName': 'Rial',
      '1.name': 'Carmen Rial',
      email: 'aitor.z@mareabaja.example',
      phone: '+34 600 00 02 65',
      '1.email': 'carmen@mareabaja.example',
      role: 'CEO',
      '1.role': 'directora de producto',
      currentLocation: 'Bermeo',
    },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Loïc Abgrall, L, O, I tréma, C.
Q founder_role | ?
F | Président.
Q founder_email | ?
F | loic tiret abgrall, sans tréma bien sûr, arobase filtrebreizh point example. Le sav arobase filtrebreizh point example, ce n'est pas moi.
Q founder_phone | ?
F | zéro six, trente-neuf, quatre-vingt-dix-huit, soixante-six, zéro deux.
Q founder_current_location | ?
F | Je vis à Brest.
Q co_founders | ?
F | Je l'ai créée avec Nadia Cherkaoui, la directrice technique, nadia arobase filtrebreizh point example. Ronan Kervella a vendu ses parts l'an dernier.`,
    {
      firstName: 'Loïc',
      lastName: 'Abgrall',
      '1.firstName': 'Nadia',
      '1.lastName': 'Cherkaoui',
      '1.name': 'Nadia Cherkaoui',
      email: 'loic-abgrall@filtrebreizh.example',
      phone: '+33 6 39 98 66 02',
      '1.email': 'nadia@filtrebreizh.example',
      role: 'Président',
      '1.role': 'directrice technique',
      currentLocation: 'Brest',
    },
  ],
];
