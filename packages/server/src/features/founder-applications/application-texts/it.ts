import type { ApplicationTexts } from './texts.ts';

export const texts: ApplicationTexts = {
  opening:
    'Buongiorno e grazie per la candidatura a {programme}. Sono un’IA, un programma informatico, e conduco questo colloquio. A leggere le risposte sono persone, e a decidere sono persone. Ho fino a {count} domande, ci vorranno circa {minutes} minuti. Può fare una pausa in qualsiasi momento o saltare una domanda; si risponde per iscritto. Se qualcosa riguarda una domanda successiva, lo scriva pure; non lo chiederò due volte.',
  closing:
    'Le mie domande sono finite. Grazie per avermi parlato della sua impresa. Nella pagina seguente può leggere ciò che ho capito e correggerlo prima che lo veda il team.',
  competencies: { contact: 'Contatti', pitch: 'Il pitch', team: 'Il team', plans: 'Progetti e aspetti pratici' },
  questions: {
    founder_name: [
      'Per cominciare, come si chiama, nome e cognome?',
      'Non ho colto il suo nome per intero. Quali sono nome e cognome?',
    ],
    founder_email: [
      'A quale indirizzo e-mail può scriverle il team?',
      'Mi manca il suo indirizzo e-mail. Può digitarlo ancora una volta?',
    ],
    founder_phone: [
      'Mi dà un numero di telefono, con il prefisso internazionale?',
      'A quale numero può chiamarla il team? Cominci dal prefisso internazionale.',
    ],
    founder_role: ['Qual è il suo ruolo nell’impresa?', 'Se dovessi annotare la sua carica, che cosa scriverei?'],
    founder_network: [
      'Ha un profilo su una rete professionale? Se sì, qual è il link?',
      'C’è una pagina pubblica con il suo percorso? Qual è l’indirizzo?',
    ],
    founder_current_location: ['Dove vive in questo momento?', 'In quale città e in quale paese abita attualmente?'],
    co_founders: [
      'Chi ha fondato l’impresa con lei? Mi dica nomi, ruoli e indirizzi e-mail.',
      'Ci sono altre persone che hanno fondato l’impresa, o il progetto è solo suo? Mi servono i nomi e i compiti.',
    ],
    elevator_pitch: [
      'Descriva la sua impresa in una o due frasi, come la racconterebbe a uno sconosciuto in ascensore.',
      'In parole semplici: che cosa fate, e per chi?',
    ],
    problem: [
      'Quale problema risolvete, e chi ce l’ha?',
      'Che cosa non funziona oggi per le persone che volete aiutare?',
    ],
    solution: ['Come lo risolvete?', 'Che cosa fa esattamente il vostro prodotto?'],
    traction: [
      'Che cosa avete ottenuto finora? I numeri sono benvenuti.',
      'A che punto siete oggi: utenti, clienti, progetti pilota, ricavi?',
    ],
    commercial: ['Come guadagnate?', 'Chi vi paga, per che cosa e quanto?'],
    market_size: [
      'Quanto è grande il vostro mercato, e come arrivate a quella cifra?',
      'Quanti clienti potrebbero esserci, e quanto spenderebbero in un anno?',
    ],
    competition: [
      'Chi altro lavora su questo, e che cosa vi distingue?',
      'Che cosa usano oggi le persone al posto del vostro prodotto?',
    ],
    why_now: ['Perché è questo il momento giusto?', 'Che cosa è cambiato, perché funzioni oggi e non qualche anno fa?'],
    why_you: [
      'Perché siete voi le persone giuste?',
      'Che cosa avete fatto in passato, lei e il suo team, che vi aiuta qui?',
    ],
    why_program: ['Perché vuole partecipare a {programme}?', 'Che cosa si aspetta da {programme}?'],
    fundraising_status: [
      'Avete raccolto capitali, e ne state cercando ora?',
      'Come si finanzia oggi l’impresa, e che cosa vi manca?',
    ],
    cap_table: ['Come sono divise le quote?', 'Chi possiede quale parte dell’impresa?'],
    availability: [
      'Da quando potrebbe partecipare, e con quanto del suo tempo?',
      'Quando potrebbe iniziare, a tempo pieno o parziale?',
    ],
    passport_and_visa: [
      'Quale passaporto ha, e le servirebbe un visto per partecipare?',
      'C’è qualcosa su visti o permessi di soggiorno che dovremmo sapere?',
    ],
    pitch_deck: ['C’è un link alla vostra presentazione?', 'Può condividere delle slide sull’impresa? Basta un link.'],
  },
};
