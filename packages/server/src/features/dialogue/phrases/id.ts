import type { PhraseSet } from './phrase-set.ts';

export const phraseSet: PhraseSet = {
  transitions: [
    'Terima kasih. Mari beralih ke hal lain.',
    'Baik. Ini pertanyaan berikutnya.',
    'Sudah saya catat. Selanjutnya saya ingin menanyakan ini.',
    'Terima kasih. Sekarang topik yang berbeda.',
    'Baiklah, kita lanjutkan.',
    'Terima kasih banyak. Kita ke pertanyaan selanjutnya.',
  ],
  lastQuestion: ['Sekarang pertanyaan terakhir dari saya.', 'Satu pertanyaan lagi, lalu giliran Anda bertanya.'],
  silence: {
    first: [
      'Silakan, tidak perlu terburu-buru. Perlu saya ulangi pertanyaannya?',
      'Tidak usah tergesa-gesa. Kalau membantu, pertanyaannya bisa saya ajukan lagi.',
    ],
    second: [
      'Apakah Anda masih di sana? Silakan berpikir selama yang Anda perlukan, atau lewati pertanyaan ini.',
      'Jawaban Anda belum saya terima. Anda boleh berpikir lagi, atau kita lanjut.',
    ],
    movingOn: [
      'Kita tinggalkan dulu pertanyaan ini dan lanjut.',
      'Tidak apa-apa. Saya lanjut ke pertanyaan berikutnya.',
    ],
  },
  offerAfterEmpty:
    'Dua pertanyaan belum terjawab. Mana yang paling cocok untuk Anda: istirahat sebentar, lanjut secara tertulis, atau selesai di sini? Semuanya boleh.',
  loopBreaker: [
    'Sepertinya kita berputar-putar di sini. Kita cukupkan, lalu ke pertanyaan berikutnya.',
    'Hal ini sudah kita bahas tadi. Saya usulkan kita lanjut.',
  ],
  declined: [
    'Tidak apa-apa. Ini tidak wajib dijawab. Kita lanjut.',
    'Baik, yang ini kita lewati.',
    'Terima kasih sudah terus terang. Kita ke pertanyaan berikutnya.',
  ],
  skipped: ['Kalau begitu kita lompati yang ini.', 'Baik, pertanyaan ini tidak perlu dijawab.'],
  followUps: {
    'too-short': [
      'Bisakah Anda ceritakan sedikit lagi tentang itu?',
      'Kita tetap di situ sebentar. Tolong jelaskan langkah demi langkah.',
      'Apa lagi yang termasuk di dalamnya?',
    ],
    'no-example': [
      'Bisakah Anda beri satu contoh yang masih Anda ingat dengan baik?',
      'Kapan terakhir kali Anda mengalaminya? Ambil satu kejadian.',
    ],
    'no-result': ['Bagaimana akhirnya?', 'Apa hasilnya?'],
    'no-own-part': ['Apa yang Anda sendiri lakukan di dalamnya?', 'Anda menyebut tim. Bagian mana yang Anda kerjakan?'],
    'unclear-term': [
      'Salah satu istilah itu bisa berarti beberapa hal. Apa maksud Anda?',
      'Bagaimana Anda menjelaskannya kepada orang dari bidang lain?',
    ],
    'claim-without-number': ['Bisakah Anda sebutkan angkanya, walau hanya perkiraan?', 'Kira-kira berapa banyak?'],
  },
  repeat: ['Tentu. {question}', 'Baik, sekali lagi. {question}'],
  candidateQuestions: {
    invite: 'Sekarang giliran Anda. Apa yang ingin Anda ketahui tentang pekerjaan ini?',
    factsOffered: 'Saya bisa menyampaikan apa yang tertulis di lowongan.',
    known: [
      'Ini yang tertulis di lowongan: {fact}',
      'Tentang itu, ada satu baris di lowongan: {fact}',
      'Dari lowongan, ini yang dapat saya sampaikan: {fact}',
    ],
    unknown: [
      'Saya tidak punya keterangan itu. Tim akan menjawabnya; pertanyaan Anda saya teruskan.',
      'Saya tidak tahu tentang itu dan tidak mau menebak. Pertanyaan Anda saya sampaikan ke tim.',
      'Lowongan tidak menyebutkan hal itu. Pertanyaan Anda saya catat untuk tim.',
    ],
    anythingElse: ['Adakah hal lain yang ingin Anda ketahui?', 'Apakah Anda punya pertanyaan lagi?'],
  },
  questionForLater: [
    'Pertanyaan itu saya simpan untuk akhir. Kita lanjutkan dulu di sini.',
    'Pertanyaan Anda akan kita bahas di akhir. Yang ini sudah saya catat.',
  ],
  resume: ['Kita lanjutkan dari tempat tadi berhenti.', 'Kita mulai lagi. Ini pertanyaannya.'],
  reconnected: [
    'Sambungan sudah kembali. Tidak ada yang hilang. Ini pertanyaannya.',
    'Tadi terputus sebentar. Kita lanjut dengan pertanyaan yang sama.',
  ],
  pause: {
    confirmed: 'Kita berhenti sejenak. Anda punya waktu sampai {minutes} menit; tekan tombol bila ingin melanjutkan.',
    endingSoon: 'Jeda segera berakhir. Bila perlu lebih lama, Anda bisa kembali nanti lewat tautan yang sama.',
  },
  timeNearlyOver: 'Waktu kita tinggal sekitar {minutes} menit. Silakan selesaikan penjelasan Anda dengan tenang.',
  timeOver: 'Waktu kita habis. Yang sudah Anda sampaikan tersimpan.',
  thinking: ['Mohon tunggu sebentar.', 'Beri saya waktu sebentar. Saya masih di sini.'],
  technicalTrouble: [
    'Ada yang tersendat di pihak saya. Jawaban Anda tersimpan; kita lanjut.',
    'Itu kesalahan di pihak kami, bukan Anda. Kita teruskan saja.',
  ],
  notUnderstood: [
    'Saya tidak menangkapnya. Bisakah diulang, atau diketik?',
    'Suaranya kurang jelas. Mohon ulangi kalimat terakhir.',
  ],
  switchedToText: 'Mulai sekarang kita mengetik. Jika sambungan memungkinkan, nanti Anda bisa kembali lagi.',
  switchedToVoice: 'Sekarang saya bisa mendengar Anda. Anda bisa kembali mengetik kapan saja.',
  instructionIgnored: 'Bagian itu ditujukan kepada program, jadi saya kesampingkan. Kita lanjutkan pertanyaannya.',
  askedIfAi: 'Ya, saya program komputer. Yang membaca jawaban Anda adalah manusia, dan manusia pula yang memutuskan.',
  askedForResult:
    'Saya tidak menilainya di sini. Setelah ini ada orang yang membaca jawaban Anda dan menghubungi Anda.',
  askedForPerson:
    'Keinginan Anda untuk berhubungan dengan manusia sudah dicatat dan akan diteruskan. Anda dapat melanjutkan di sini atau mengakhiri wawancara.',
  confirmLeave: 'Apakah Anda sungguh ingin mengakhiri wawancara? Yang sudah Anda sampaikan tetap tersimpan.',
  left: 'Wawancara telah berakhir. Terima kasih atas waktu Anda.',
  closing: {
    thanks: 'Terima kasih atas percakapan dan waktu Anda.',
    nextSteps:
      'Tim akan membaca jawaban Anda dan menghubungi Anda. Cara menghubungi seseorang dari tim atau meminta data Anda dihapus ada di halaman berikutnya.',
  },
};
