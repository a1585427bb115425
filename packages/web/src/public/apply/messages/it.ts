import type { Catalogue } from './catalogue.ts';

export const it: Catalogue = {
  title: 'Candidatura a {programme}',
  loading: 'Apertura della pagina',
  language: 'Lingua della conversazione',
  intro: 'Un’IA le chiede di lei e della sua azienda. Le persone di {organization} leggono ciò che dice e decidono.',
  size: 'Domande: al massimo {questions}. Durata: circa {minutes} minuti.',
  howWords: 'Risponde con parole sue, in qualsiasi ordine. Ciò che ha già detto non viene richiesto di nuovo.',
  howCheck: 'Alla fine legge ciò che è stato capito e lo corregge.',
  howReturn: 'Può fermarsi in qualsiasi momento e riprendere con il suo link entro 30 giorni.',
  start: 'Inizia',
  starting: 'Creazione del suo link',
  linkTitle: 'Questo è il suo link',
  linkText:
    'Lo conservi: con questo link può tornare fino al {date}. Chi lo ha può leggere e modificare le sue risposte.',
  copy: 'Copia il link',
  copied: 'Il link è copiato.',
  go: 'Comincia la conversazione',
  unknownTitle: 'Qui non c’è nulla a cui candidarsi',
  unknownText: 'Il programma è chiuso, oppure l’indirizzo è incompleto.',
  failedTitle: 'Non è stato possibile caricare la pagina',
  failedText: 'C’è stato un problema con la connessione o con il server.',
  failedSend:
    'Non è stato possibile creare il suo link: c’è stato un problema con la connessione o con il server. Riprovi.',
  tooMany: 'Dalla sua rete sono state avviate troppe candidature. Riprovi tra qualche minuto.',
  retry: 'Riprova',
};
