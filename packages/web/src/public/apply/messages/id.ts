import type { Catalogue } from './catalogue.ts';

export const id: Catalogue = {
  title: 'Mendaftar ke {programme}',
  loading: 'Membuka halaman',
  language: 'Bahasa percakapan',
  intro:
    'Sebuah AI bertanya tentang Anda dan perusahaan Anda. Orang di {organization} membaca perkataan Anda dan memutuskan.',
  size: 'Pertanyaan: paling banyak {questions}. Waktu: sekitar {minutes} menit.',
  howWords:
    'Anda menjawab dengan kata-kata sendiri, dalam urutan apa pun. Yang sudah Anda katakan tidak ditanyakan lagi.',
  howCheck: 'Pada akhirnya Anda membaca apa yang dipahami dan memperbaikinya.',
  howReturn: 'Anda dapat berhenti kapan saja dan melanjutkan lewat tautan Anda dalam 30 hari.',
  start: 'Mulai',
  starting: 'Tautan Anda sedang dibuat',
  linkTitle: 'Ini tautan Anda',
  linkText:
    'Simpanlah: dengan tautan ini Anda dapat kembali hingga {date}. Siapa pun yang memilikinya dapat membaca dan mengubah jawaban Anda.',
  copy: 'Salin tautan',
  copied: 'Tautan sudah disalin.',
  go: 'Mulai percakapan',
  unknownTitle: 'Tidak ada pendaftaran di sini',
  unknownText: 'Program sudah ditutup, atau alamatnya tidak lengkap.',
  failedTitle: 'Halaman tidak dapat dimuat',
  failedText: 'Ada masalah dengan koneksi atau server.',
  failedSend: 'Tautan Anda tidak dapat dibuat: ada masalah dengan koneksi atau server. Silakan coba lagi.',
  tooMany: 'Terlalu banyak pendaftaran dimulai dari jaringan Anda. Silakan coba lagi dalam beberapa menit.',
  retry: 'Coba lagi',
};
