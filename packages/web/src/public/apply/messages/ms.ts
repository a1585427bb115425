import type { Catalogue } from './catalogue.ts';

export const ms: Catalogue = {
  title: 'Memohon kepada {programme}',
  loading: 'Halaman sedang dibuka',
  language: 'Bahasa perbualan',
  intro:
    'Sebuah AI bertanya tentang anda dan syarikat anda. Orang di {organization} membaca kata-kata anda dan membuat keputusan.',
  size: 'Soalan: paling banyak {questions}. Masa: kira-kira {minutes} minit.',
  howWords:
    'Anda menjawab dengan kata-kata sendiri, mengikut apa-apa susunan. Perkara yang telah anda sebut tidak ditanya lagi.',
  howCheck: 'Pada akhirnya anda membaca apa yang difahami dan membetulkannya.',
  howReturn: 'Anda boleh berhenti pada bila-bila masa dan menyambung dengan pautan anda dalam tempoh 30 hari.',
  start: 'Mula',
  starting: 'Pautan anda sedang dibuat',
  linkTitle: 'Ini pautan anda',
  linkText:
    'Simpannya: dengan pautan ini anda boleh kembali sehingga {date}. Sesiapa yang memilikinya boleh membaca dan mengubah jawapan anda.',
  copy: 'Salin pautan',
  copied: 'Pautan telah disalin.',
  go: 'Mulakan perbualan',
  unknownTitle: 'Tiada permohonan di sini',
  unknownText: 'Program telah ditutup, atau alamatnya tidak lengkap.',
  failedTitle: 'Halaman tidak dapat dimuatkan',
  failedText: 'Terdapat masalah dengan sambungan atau pelayan.',
  failedSend: 'Pautan anda tidak dapat dibuat: terdapat masalah dengan sambungan atau pelayan. Sila cuba lagi.',
  tooMany: 'Terlalu banyak permohonan dimulakan daripada rangkaian anda. Sila cuba lagi dalam beberapa minit.',
  retry: 'Cuba lagi',
};
