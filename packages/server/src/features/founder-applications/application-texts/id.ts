import type { ApplicationTexts } from './texts.ts';

export const texts: ApplicationTexts = {
  opening:
    'Halo, dan terima kasih telah mendaftar ke {programme}. Saya adalah AI, sebuah program komputer, dan saya memandu percakapan ini. Yang membaca jawaban Anda adalah manusia, dan manusia pula yang memutuskan. Saya punya paling banyak {count} pertanyaan, kira-kira {minutes} menit. Anda boleh berhenti sejenak kapan saja atau melewati pertanyaan; jawaban Anda ditulis. Jika sesuatu termasuk pertanyaan berikutnya, tuliskan saja; saya tidak akan menanyakannya dua kali.',
  closing:
    'Itu semua pertanyaan saya. Terima kasih telah bercerita tentang perusahaan Anda. Di halaman berikutnya Anda dapat membaca apa yang saya pahami dan memperbaikinya sebelum dilihat tim.',
  competencies: { contact: 'Kontak', pitch: 'Presentasi singkat', team: 'Tim', plans: 'Rencana dan hal praktis' },
  questions: {
    founder_name: [
      'Sebagai awal, siapa nama lengkap Anda?',
      'Saya belum menangkap nama Anda seutuhnya. Siapa nama depan dan nama belakang Anda?',
    ],
    founder_email: [
      'Ke alamat email mana tim dapat menghubungi Anda?',
      'Saya belum punya alamat email Anda. Bisakah Anda mengetiknya sekali lagi?',
    ],
    founder_phone: [
      'Boleh saya minta nomor telepon dengan kode negara?',
      'Adakah nomor yang boleh ditelepon tim? Mohon mulai dengan kode negara.',
    ],
    founder_role: ['Apa peran Anda di perusahaan?', 'Kalau saya menulis jabatan Anda, apa yang harus saya tulis?'],
    founder_network: [
      'Apakah Anda punya profil di jejaring profesional? Jika ya, apa tautannya?',
      'Adakah halaman publik tentang riwayat kerja Anda, dan apa alamatnya?',
    ],
    founder_current_location: ['Di mana Anda tinggal saat ini?', 'Di kota dan negara mana rumah Anda sekarang?'],
    co_founders: [
      'Siapa yang mendirikan perusahaan bersama Anda? Sebutkan nama, peran, dan alamat emailnya.',
      'Adakah pendiri lain, atau Anda sendirian? Saya memerlukan nama dan tugasnya.',
    ],
    elevator_pitch: [
      'Gambarkan perusahaan Anda dalam satu atau dua kalimat, seperti bercerita kepada orang asing di lift.',
      'Dengan kata sederhana: apa yang Anda buat, dan untuk siapa?',
    ],
    problem: [
      'Masalah apa yang Anda selesaikan, dan siapa yang mengalaminya?',
      'Apa yang tidak beres hari ini bagi orang yang ingin Anda bantu?',
    ],
    solution: ['Bagaimana Anda menyelesaikannya?', 'Apa tepatnya yang dilakukan produk Anda?'],
    traction: [
      'Apa yang sudah Anda capai sejauh ini? Angka sangat membantu.',
      'Sampai di mana Anda sekarang: pengguna, pelanggan, uji coba, pendapatan?',
    ],
    commercial: ['Bagaimana Anda mendapatkan uang?', 'Siapa yang membayar Anda, untuk apa, dan berapa?'],
    market_size: [
      'Seberapa besar pasar Anda, dan dari mana angka itu?',
      'Berapa banyak pelanggan yang mungkin ada, dan berapa yang mereka belanjakan setahun?',
    ],
    competition: [
      'Siapa lagi yang mengerjakan ini, dan apa yang membedakan Anda?',
      'Apa yang dipakai orang saat ini sebagai ganti produk Anda?',
    ],
    why_now: [
      'Mengapa sekarang saat yang tepat?',
      'Apa yang berubah sehingga ini bisa sekarang, padahal beberapa tahun lalu belum?',
    ],
    why_you: [
      'Mengapa Anda orang yang tepat untuk ini?',
      'Apa yang pernah Anda dan tim kerjakan yang berguna di sini?',
    ],
    why_program: ['Mengapa Anda ingin ikut {programme}?', 'Apa yang Anda harapkan dari {programme}?'],
    fundraising_status: [
      'Apakah Anda sudah menggalang dana, dan apakah sedang mencarinya?',
      'Bagaimana perusahaan dibiayai saat ini, dan apa yang masih Anda butuhkan?',
    ],
    cap_table: ['Bagaimana saham dibagi?', 'Siapa memiliki bagian mana dari perusahaan?'],
    availability: [
      'Sejak kapan Anda bisa ikut, dan dengan berapa banyak waktu Anda?',
      'Kapan Anda bisa mulai, penuh waktu atau paruh waktu?',
    ],
    passport_and_visa: [
      'Paspor negara mana yang Anda miliki, dan apakah Anda memerlukan visa untuk ikut?',
      'Adakah hal tentang visa atau izin tinggal yang perlu kami ketahui?',
    ],
    pitch_deck: [
      'Adakah tautan ke bahan presentasi Anda?',
      'Bisakah Anda membagikan slide tentang perusahaan? Tautan saja cukup.',
    ],
  },
};
