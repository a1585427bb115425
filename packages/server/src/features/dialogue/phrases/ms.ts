import type { PhraseSet } from './phrase-set.ts';

export const phraseSet: PhraseSet = {
  transitions: [
    'Terima kasih. Mari kita beralih kepada perkara lain.',
    'Baiklah. Ini soalan seterusnya.',
    'Sudah saya catat. Seterusnya, saya ingin bertanya perkara ini.',
    'Terima kasih. Sekarang topik yang berbeza pula.',
    'Baik, kita teruskan.',
    'Terima kasih atas jawapan anda. Kita ke soalan yang berikutnya.',
  ],
  lastQuestion: ['Sekarang soalan terakhir daripada saya.', 'Satu soalan lagi, kemudian giliran anda pula bertanya.'],
  silence: {
    first: [
      'Sila ambil masa. Perlukah saya ulang soalan tadi?',
      'Tidak perlu tergesa-gesa. Jika membantu, saya boleh bertanya sekali lagi.',
    ],
    second: [
      'Adakah anda masih di sini? Ambillah masa yang anda perlukan, atau langkau soalan ini.',
      'Jawapan anda belum saya terima. Anda boleh fikir lagi, atau kita ke soalan seterusnya.',
    ],
    movingOn: ['Kita tinggalkan dahulu soalan ini dan teruskan.', 'Tidak mengapa. Saya ke soalan seterusnya.'],
  },
  offerAfterEmpty:
    'Dua soalan belum dijawab. Yang mana paling sesuai untuk anda: rehat sebentar, teruskan secara bertulis, atau tamat di sini? Semuanya boleh.',
  loopBreaker: [
    'Nampaknya kita berpusing-pusing di tempat yang sama. Cukup setakat itu, dan kita ke soalan seterusnya.',
    'Perkara ini sudah kita sentuh tadi. Saya cadangkan kita teruskan.',
  ],
  declined: [
    'Tidak mengapa. Anda tidak perlu menjawabnya. Kita teruskan.',
    'Baik, yang itu kita tinggalkan.',
    'Terima kasih kerana berterus terang. Kita ke soalan seterusnya.',
  ],
  skipped: ['Kalau begitu, kita langkau soalan ini.', 'Baiklah, soalan ini tidak perlu dijawab.'],
  followUps: {
    'too-short': [
      'Bolehkah anda ceritakan sedikit lagi?',
      'Kita berhenti di situ sebentar. Sila terangkan langkah demi langkah.',
      'Apa lagi yang berkaitan dengannya?',
    ],
    'no-example': [
      'Bolehkah anda beri satu contoh yang masih jelas dalam ingatan?',
      'Bilakah kali terakhir anda mengalaminya? Satu kejadian sahaja sudah memadai.',
    ],
    'no-result': ['Bagaimanakah kesudahannya?', 'Apakah hasilnya?'],
    'no-own-part': ['Apakah yang anda sendiri lakukan?', 'Anda menyebut pasukan. Bahagian manakah tugas anda?'],
    'unclear-term': [
      'Ada satu istilah tadi yang boleh membawa beberapa maksud. Apakah yang anda maksudkan?',
      'Bagaimanakah anda menerangkannya kepada orang dari bidang lain?',
    ],
    'claim-without-number': ['Bolehkah anda beri angkanya, walaupun anggaran kasar?', 'Lebih kurang berapa banyak?'],
  },
  repeat: ['Sudah tentu. {question}', 'Baik, saya ulang. {question}'],
  candidateQuestions: {
    invite: 'Sekarang giliran anda. Apakah yang ingin anda tahu tentang pekerjaan ini?',
    factsOffered: 'Saya boleh memberitahu apa yang tertulis dalam iklan jawatan.',
    known: [
      'Inilah yang tertulis dalam iklan jawatan: {fact}',
      'Tentang hal itu, ada satu baris dalam iklan: {fact}',
      'Berdasarkan iklan jawatan, ini yang dapat saya beritahu: {fact}',
    ],
    unknown: [
      'Saya tidak ada maklumat itu. Pasukan pengambilan akan menjawabnya; saya sampaikan soalan anda.',
      'Saya tidak tahu tentang hal itu dan tidak mahu meneka. Soalan anda akan sampai kepada pasukan pengambilan.',
      'Iklan jawatan tidak menyebut hal itu. Soalan anda saya catat untuk pasukan pengambilan.',
    ],
    anythingElse: ['Ada apa-apa lagi yang ingin anda tahu?', 'Adakah anda mempunyai soalan lain?'],
  },
  questionForLater: [
    'Soalan itu saya simpan untuk penghujung nanti. Kita teruskan dahulu di sini.',
    'Ada masa untuk soalan anda di penghujung nanti. Yang ini sudah saya catat.',
  ],
  resume: ['Kita sambung dari tempat kita berhenti tadi.', 'Mari kita sambung semula. Inilah soalannya.'],
  reconnected: [
    'Sambungan sudah pulih. Tiada apa-apa yang hilang. Inilah soalannya.',
    'Tadi kita terputus sebentar. Kita teruskan dengan soalan yang sama.',
  ],
  pause: {
    confirmed:
      'Kita berehat sekarang. Anda ada masa sehingga {minutes} minit; tekan sahaja butang apabila anda mahu meneruskan.',
    endingSoon: 'Masa rehat hampir tamat. Jika perlu lebih lama, anda boleh kembali kemudian melalui pautan yang sama.',
  },
  timeNearlyOver: 'Kita ada kira-kira {minutes} minit lagi. Habiskan dengan tenang apa yang ingin anda sampaikan.',
  timeOver: 'Masa kita sudah tamat. Apa yang anda sampaikan setakat ini sudah disimpan.',
  thinking: ['Sila tunggu sebentar.', 'Beri saya sedikit masa. Saya masih di sini.'],
  technicalTrouble: [
    'Ada yang tersangkut di pihak saya. Jawapan anda sudah disimpan; kita teruskan.',
    'Itu masalah di pihak kami, bukan anda. Kita teruskan sahaja.',
  ],
  notUnderstood: [
    'Saya tidak dapat menangkapnya. Bolehkah anda sebut sekali lagi, atau taip?',
    'Bunyinya kurang jelas. Sila ulang ayat terakhir anda.',
  ],
  switchedToText: 'Mulai sekarang kita menaip. Jika sambungan mengizinkan, anda boleh bertukar semula kemudian.',
  switchedToVoice: 'Saya boleh mendengar anda sekarang. Anda boleh kembali menaip pada bila-bila masa.',
  instructionIgnored: 'Bahagian itu ditujukan kepada program, jadi saya ketepikan. Kita kembali kepada soalan.',
  askedIfAi: 'Ya, saya sebuah program komputer. Jawapan anda dibaca oleh manusia, dan manusia yang membuat keputusan.',
  askedForResult:
    'Saya tidak menilainya di sini. Selepas ini, ada orang yang akan meneliti jawapan anda dan menghubungi anda.',
  askedForPerson:
    'Hasrat anda untuk berhubung dengan manusia sudah dicatat dan akan disampaikan. Anda boleh teruskan di sini atau tamatkan temu duga.',
  confirmLeave: 'Adakah anda benar-benar mahu menamatkan temu duga? Apa yang telah anda sampaikan tetap disimpan.',
  left: 'Temu duga telah tamat. Terima kasih atas masa anda.',
  closing: {
    thanks: 'Terima kasih atas perbualan ini dan masa yang anda luangkan.',
    nextSteps:
      'Pasukan pengambilan akan meneliti jawapan anda dan menghubungi anda. Cara menghubungi kakitangan atau meminta data anda dipadamkan ada di halaman seterusnya.',
  },
};
