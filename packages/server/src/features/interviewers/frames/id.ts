import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    'Halo, terima kasih atas waktu Anda. Saya AI, sebuah program komputer, dan saya memandu wawancara ini untuk {position}. Yang membaca jawaban Anda adalah manusia, dan yang memutuskan juga manusia. Ada {count} pertanyaan dan sekitar {minutes} menit. Kapan saja Anda boleh berhenti sejenak, meminta pertanyaan diulang, atau melewatinya. Silakan berpikir selama yang Anda perlukan.',
  closing:
    'Sekian dari saya. Terima kasih atas cerita Anda. Tim akan membaca sendiri jawaban Anda dan menghubungi Anda. Jika Anda lebih suka seluruhnya dilihat oleh manusia, Anda bisa menyampaikannya di halaman berikutnya.',
  titledPosition: 'posisi “{title}”',
  thisPosition: 'posisi yang diiklankan',
  leadIns: {
    duty: [
      'Di lowongan disebutkan: “{quote}”.',
      'Bagian dari pekerjaan ini: “{quote}”.',
      'Satu baris lowongan berbunyi: “{quote}”.',
      'Di antara tugasnya ada: “{quote}”.',
    ],
    requirement: ['Yang diminta antara lain: “{quote}”.', 'Lowongan ini juga meminta: “{quote}”.'],
  },
};
