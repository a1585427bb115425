import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    experience: 'Pengalaman dengan tugas ini',
    ownership: 'Rasa tanggung jawab',
    cooperation: 'Kerja sama',
    learning: 'Kemauan belajar',
    judgement: 'Pertimbangan',
  },
  questions: {
    'nearest-work': {
      text: 'Kita mulai dari yang mudah. Dari semua yang pernah Anda lakukan, di tempat kerja, saat belajar, atau di tempat lain, apa yang paling dekat dengan pekerjaan ini, dan apa bagian Anda di dalamnya?',
      purpose: 'Pembukaan yang mudah, untuk melihat di mana pengalaman dan pekerjaan bertemu.',
      followUps: {
        'too-short': 'Seperti apa hari yang biasa di sana?',
        'no-own-part': 'Bagian mana yang berada di tangan Anda?',
        'no-example': 'Pilih satu masa dan satu tempat. Apa yang Anda kerjakan di sana?',
      },
    },
    'duty-last-time': {
      text: 'Di lowongan tertulis tugas ini: “{duty}”. Ceritakan kali terakhir Anda melakukannya, atau sesuatu yang mirip, dari awal sampai akhir.',
      junior:
        'Di lowongan tertulis tugas ini: “{duty}”. Di mana Anda pernah melakukan hal semacam itu, walaupun kecil, dan bagaimana caranya?',
      purpose: 'Mencari pengalaman nyata dengan tugas dari pekerjaan ini sendiri.',
      followUps: {
        'too-short': 'Bagaimana keadaan di awal, dan apa langkah pertama Anda?',
        'no-own-part': 'Langkah mana yang Anda kerjakan sendiri?',
        'no-result': 'Apa yang ada di akhir, dan siapa yang senang karenanya?',
        'claim-without-number': 'Seberapa besar pekerjaannya, dan berapa lama?',
      },
    },
    'duty-goes-wrong': {
      text: 'Ini juga bagian dari pekerjaan: “{duty}”. Apa yang sering keliru dalam pekerjaan seperti ini, dan bagaimana Anda mengetahuinya sejak dini?',
      purpose: 'Orang yang mengenal pekerjaannya tahu di mana ia gagal.',
      followUps: {
        'too-short': 'Ambil kesalahan yang paling sering. Apa tanda pertamanya?',
        'no-example': 'Kapan terakhir kali Anda melihat itu terjadi?',
        'no-result': 'Apa yang Anda lakukan, dan apakah itu membantu?',
      },
    },
    'duty-done-well': {
      text: 'Di sana juga tertulis: “{duty}”. Dari mana Anda tahu bahwa itu benar-benar dikerjakan dengan baik, bukan sekadar selesai?',
      purpose: 'Menunjukkan ukuran pribadi untuk pekerjaan ini.',
      followUps: {
        'too-short':
          'Bayangkan dua orang mengerjakannya, yang satu baik, yang lain biasa saja. Di mana Anda melihat bedanya?',
        'no-example': 'Ambil satu hasil kerja Anda yang benar-benar bagus. Apa yang membuatnya bagus?',
        'unclear-term': 'Anda menyebut bagus atau rapi. Dari apa saya bisa melihatnya?',
      },
    },
    'requirement-in-use': {
      text: 'Lowongan ini meminta: “{requirement}”. Di mana terakhir kali Anda membutuhkannya, dan apa yang Anda lakukan dengannya?',
      purpose: 'Mencari penggunaan kemampuan yang diminta, bukan sekadar penyebutannya.',
      followUps: {
        'too-short': 'Gambarkan satu hari ketika Anda membutuhkannya.',
        'no-own-part': 'Apa yang Anda lakukan sendiri waktu itu?',
        'no-result': 'Apa hasilnya?',
        'unclear-term': 'Apa arti kata itu bagi Anda dalam pekerjaan sehari-hari?',
      },
    },
    'tool-in-your-hands': {
      text: 'Di sini Anda akan bekerja dengan {tool}. Apa saja yang sudah Anda kerjakan dengannya, dan di mana ia merepotkan Anda?',
      purpose: 'Membedakan pemakaian sungguhan dari kabar yang didengar.',
      followUps: {
        'too-short': 'Apa hal terakhir yang Anda kerjakan dengannya?',
        'no-example': 'Ambil satu tugas yang Anda selesaikan dengannya. Tugas apa itu?',
        'no-own-part': 'Siapa yang menyiapkannya, dan apa yang Anda kerjakan di dalamnya?',
        'no-result': 'Bagaimana Anda mengatasi kesulitannya?',
      },
    },
    'first-four-weeks': {
      text: 'Bayangkan empat minggu pertama Anda di sini. Apa yang ingin Anda pahami lebih dulu, dan siapa yang akan Anda tanya?',
      purpose: 'Menunjukkan cara seseorang memasuki tempat baru.',
      followUps: {
        'too-short': 'Apa pertanyaan pertama Anda di pagi pertama?',
        'no-example': 'Bagaimana Anda melakukannya di tempat baru yang terakhir?',
      },
    },
    'your-mistake': {
      text: 'Ceritakan kesalahan Anda yang berakibat bagi orang lain. Apa yang Anda lakukan saat menyadarinya, dan apa yang berubah sejak itu?',
      purpose: 'Menunjukkan kejujuran dan tanggung jawab.',
      followUps: {
        'too-short': 'Siapa yang terkena, dan bagaimana mereka mengetahuinya?',
        'no-own-part': 'Apa tepatnya bagian Anda dalam kesalahan itu?',
        'no-result': 'Bagaimana akhirnya bagi mereka yang terkena?',
        'no-example': 'Boleh yang sudah lama atau yang kecil. Kesalahan apa yang teringat?',
      },
    },
    'all-due-at-once': {
      text: 'Ingat satu minggu ketika semuanya harus selesai bersamaan. Apa yang Anda tinggalkan, dan bagaimana Anda memutuskannya?',
      purpose: 'Menunjukkan cara menentukan prioritas ketika tidak semuanya mungkin.',
      followUps: {
        'too-short': 'Apa saja yang ada di daftar, dan apa yang pertama Anda coret?',
        'no-example': 'Minggu yang mana itu?',
        'no-result': 'Apa jadinya hal-hal yang Anda tinggalkan?',
        'no-own-part': 'Apa yang Anda putuskan sendiri, dan apa yang diputuskan orang lain untuk Anda?',
      },
    },
    'hard-to-work-with': {
      text: 'Ingat seseorang yang sulit diajak bekerja sama. Apa andil Anda sendiri dalam kesulitan itu, dan bagaimana pekerjaannya tetap selesai?',
      purpose: 'Menunjukkan pengenalan diri dan kerja dengan orang yang berbeda-beda.',
      followUps: {
        'too-short': 'Apa yang terjadi di antara Anda berdua? Satu kejadian cukup.',
        'no-own-part': 'Lalu apa yang Anda lakukan yang membuatnya lebih sulit bagi orang itu?',
        'no-result': 'Bagaimana hubungan Anda berdua di akhirnya?',
        'no-example': 'Ingat satu orang tertentu, namanya tidak perlu.',
      },
    },
    'costly-misunderstanding': {
      text: 'Ceritakan satu salah paham yang menghabiskan waktu atau uang. Di mana mulainya, dan apa yang Anda lakukan secara berbeda sejak itu?',
      purpose: 'Menunjukkan cara memastikan bahwa orang lain paham.',
      followUps: {
        'too-short': 'Apa yang dikatakan yang satu, dan apa yang didengar yang lain?',
        'no-own-part': 'Apa yang bisa Anda lakukan sendiri untuk mencegahnya?',
        'no-result': 'Bagaimana itu menjadi jelas?',
        'claim-without-number': 'Berapa kerugiannya, dalam jam atau dalam uang?',
      },
    },
    'hard-to-hear': {
      text: 'Apa yang pernah dikatakan seseorang tentang hasil kerja Anda yang berat untuk didengar? Apa yang Anda lakukan dengan itu?',
      purpose: 'Menunjukkan cara menerima kritik.',
      followUps: {
        'too-short': 'Bagaimana kata-katanya, sejauh yang Anda ingat?',
        'no-result': 'Apa yang berubah sejak itu, dan siapa yang akan menyadarinya?',
        'no-example': 'Boleh dari atasan, rekan, guru, atau pelanggan.',
      },
    },
    'learned-in-a-hurry': {
      text: 'Apa yang terakhir harus Anda pelajari dengan cepat untuk pekerjaan? Bagaimana caranya, dan kapan Anda bisa memakainya?',
      purpose: 'Menunjukkan cara belajar ketika memang diperlukan.',
      followUps: {
        'too-short': 'Apa yang Anda lakukan di hari pertama untuk memulainya?',
        'no-result': 'Apa hal pertama yang sungguh-sungguh Anda kerjakan dengannya?',
        'claim-without-number': 'Berapa lama sampai Anda bisa mengerjakannya tanpa bantuan?',
      },
    },
    'clumsy-until-you-came': {
      text: 'Ceritakan sesuatu di tempat kerja yang caranya berbelit sampai Anda mengubahnya. Apa yang lebih baik sekarang?',
      purpose: 'Menunjukkan inisiatif yang sampai ke tujuan.',
      followUps: {
        'too-short': 'Bagaimana caranya dulu, langkah demi langkah?',
        'no-own-part': 'Apa gagasan Anda, dan apa yang Anda kerjakan sendiri?',
        'claim-without-number': 'Berapa banyak waktu atau kesalahan yang dihemat?',
        'no-result': 'Apakah cara Anda masih dipakai?',
      },
    },
    'quick-or-correct': {
      text: 'Kapan terakhir kali Anda harus memilih antara cara cepat dan cara yang benar? Apa yang Anda lakukan, dan apa harganya?',
      purpose: 'Menunjukkan integritas dalam pekerjaan sehari-hari.',
      followUps: {
        'too-short': 'Seperti apa cara cepatnya?',
        'no-example': 'Boleh hal biasa dari minggu lalu.',
        'no-result': 'Bagaimana reaksi yang lain?',
      },
    },
    'not-good-enough': {
      text: 'Ingat seseorang yang Anda pimpin dan hasil kerjanya belum cukup baik. Apa yang Anda lakukan, minggu demi minggu, dan bagaimana akhirnya?',
      purpose: 'Menunjukkan kepemimpinan yang jelas dan adil.',
      followUps: {
        'too-short': 'Apa yang Anda katakan dalam pembicaraan pertama?',
        'no-own-part': 'Apa andil Anda sendiri sehingga itu tidak berjalan?',
        'no-result': 'Di mana orang itu sekarang?',
        'unclear-term': 'Apa arti belum cukup baik, dan apakah orang itu tahu?',
      },
    },
    'half-the-information': {
      text: 'Ceritakan keputusan yang harus Anda ambil dengan separuh informasi. Apa yang Anda tahu, apa yang Anda duga, dan bagaimana hasilnya?',
      purpose: 'Menunjukkan pertimbangan dalam ketidakpastian.',
      followUps: {
        'too-short': 'Apa tepatnya yang harus diputuskan, dan sampai kapan?',
        'no-own-part': 'Apakah itu keputusan Anda? Siapa lagi yang ikut menentukan?',
        'no-result': 'Bagaimana hasilnya, dan apakah Anda akan memutuskan hal yang sama?',
      },
    },
  },
};
