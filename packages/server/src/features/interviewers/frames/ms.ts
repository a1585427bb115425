import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    'Selamat sejahtera, dan terima kasih kerana meluangkan masa. Saya ialah AI, sebuah program komputer, dan saya mengendalikan temu duga ini untuk {position}. Jawapan anda dibaca oleh manusia, dan manusia yang membuat keputusan. Ada {count} soalan, dan masanya kira-kira {minutes} minit. Pada bila-bila masa anda boleh berhenti seketika, meminta soalan diulang atau melangkaunya. Ambillah masa yang anda perlukan untuk berfikir.',
  closing:
    'Itu sahaja daripada saya. Terima kasih atas apa yang anda kongsikan. Pasukan pengambilan sendiri akan meneliti jawapan anda dan menghubungi anda. Jika anda lebih suka semuanya dilihat oleh manusia, anda boleh menyatakannya di halaman seterusnya.',
  titledPosition: 'jawatan “{title}”',
  thisPosition: 'jawatan yang diiklankan',
  leadIns: {
    duty: [
      'Iklan jawatan menyebut: “{quote}”.',
      'Sebahagian daripada kerja ini ialah: “{quote}”.',
      'Satu baris dalam iklan jawatan tertulis: “{quote}”.',
      'Antara tugasnya ialah: “{quote}”.',
    ],
    requirement: ['Antara yang diperlukan: “{quote}”.', 'Iklan jawatan turut meminta: “{quote}”.'],
  },
};
