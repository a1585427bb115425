import type { ApplicationTexts } from './texts.ts';

export const texts: ApplicationTexts = {
  opening:
    'Helo, dan terima kasih kerana memohon ke {programme}. Saya ialah AI, sebuah program komputer, dan saya mengendalikan perbualan ini. Jawapan anda dibaca oleh manusia, dan manusia yang membuat keputusan. Saya ada paling banyak {count} soalan, kira-kira {minutes} minit. Anda boleh berehat pada bila-bila masa atau melangkau soalan; jawapan anda ditulis. Jika sesuatu itu termasuk dalam soalan kemudian, tulis sahaja; saya tidak akan bertanya dua kali.',
  closing:
    'Itu sahaja soalan saya. Terima kasih kerana bercerita tentang syarikat anda. Di halaman seterusnya anda boleh membaca apa yang saya faham dan membetulkannya sebelum dilihat oleh pasukan.',
  competencies: {
    contact: 'Hubungan',
    pitch: 'Pembentangan ringkas',
    team: 'Pasukan',
    plans: 'Rancangan dan hal praktikal',
  },
  questions: {
    founder_name: [
      'Sebagai permulaan, apakah nama penuh anda?',
      'Saya belum dapat nama anda sepenuhnya. Apakah nama pertama dan nama keluarga anda?',
    ],
    founder_email: [
      'Di alamat e-mel manakah pasukan boleh menghubungi anda?',
      'Saya belum ada alamat e-mel anda. Bolehkah anda menaipnya sekali lagi?',
    ],
    founder_phone: [
      'Boleh beri nombor telefon dengan kod negara?',
      'Adakah nombor yang boleh dihubungi oleh pasukan? Sila mulakan dengan kod negara.',
    ],
    founder_role: [
      'Apakah peranan anda dalam syarikat?',
      'Jika saya menulis jawatan anda, apakah yang patut saya tulis?',
    ],
    founder_network: [
      'Adakah anda mempunyai profil di rangkaian profesional? Jika ya, apakah pautannya?',
      'Adakah halaman awam tentang pengalaman kerja anda, dan apakah alamatnya?',
    ],
    founder_current_location: [
      'Di manakah anda tinggal sekarang?',
      'Di bandar dan negara manakah rumah anda ketika ini?',
    ],
    co_founders: [
      'Siapakah yang mengasaskan syarikat bersama anda? Sila beri nama, peranan dan alamat e-mel.',
      'Adakah pengasas lain selain anda, atau anda bersendirian? Saya perlukan nama dan tugas mereka.',
    ],
    elevator_pitch: [
      'Terangkan syarikat anda dalam satu atau dua ayat, seperti bercerita kepada orang yang tidak dikenali di dalam lif.',
      'Dengan kata mudah: apakah yang anda buat, dan untuk siapa?',
    ],
    problem: [
      'Masalah apakah yang anda selesaikan, dan siapa yang mengalaminya?',
      'Apakah yang tidak kena hari ini bagi orang yang anda mahu bantu?',
    ],
    solution: ['Bagaimanakah anda menyelesaikannya?', 'Apakah sebenarnya yang dilakukan oleh produk anda?'],
    traction: [
      'Apakah yang telah anda capai setakat ini? Angka dialu-alukan.',
      'Di manakah kedudukan anda hari ini: pengguna, pelanggan, projek rintis, hasil?',
    ],
    commercial: ['Bagaimanakah anda memperoleh wang?', 'Siapakah yang membayar anda, untuk apa, dan berapa banyak?'],
    market_size: [
      'Berapa besarkah pasaran anda, dan bagaimana anda mendapat angka itu?',
      'Berapa ramai pelanggan yang mungkin ada, dan berapa perbelanjaan mereka setahun?',
    ],
    competition: [
      'Siapa lagi yang mengusahakan perkara ini, dan apakah kelainan anda?',
      'Apakah yang digunakan orang hari ini sebagai ganti produk anda?',
    ],
    why_now: [
      'Mengapakah sekarang masa yang sesuai?',
      'Apakah yang berubah sehingga ia boleh dibuat sekarang dan bukan beberapa tahun dahulu?',
    ],
    why_you: [
      'Mengapakah anda orang yang sesuai untuk ini?',
      'Apakah yang pernah anda dan pasukan lakukan yang membantu di sini?',
    ],
    why_program: ['Mengapakah anda mahu menyertai {programme}?', 'Apakah yang anda harapkan daripada {programme}?'],
    fundraising_status: [
      'Adakah anda telah mengumpul dana, dan adakah anda sedang mencarinya?',
      'Bagaimanakah syarikat dibiayai ketika ini, dan apa lagi yang anda perlukan?',
    ],
    cap_table: ['Bagaimanakah saham dibahagikan?', 'Siapakah yang memiliki bahagian mana dalam syarikat?'],
    availability: [
      'Bilakah anda boleh mula menyertai, dan dengan berapa banyak masa anda?',
      'Bila anda boleh bermula, sepenuh masa atau separuh masa?',
    ],
    passport_and_visa: [
      'Pasport negara manakah yang anda pegang, dan adakah anda memerlukan visa untuk menyertai?',
      'Adakah apa-apa tentang visa atau permastautinan yang perlu kami tahu?',
    ],
    pitch_deck: [
      'Adakah pautan ke bahan pembentangan anda?',
      'Bolehkah anda berkongsi slaid tentang syarikat? Pautan sahaja sudah memadai.',
    ],
  },
};
