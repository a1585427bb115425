import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    requirements: 'Memahami kebutuhan',
    analysis: 'Analisis data',
    stakeholders: 'Bekerja dengan pemangku kepentingan',
    finance: 'Keuangan dan pengendalian',
    market: 'Pasar dan pelanggan',
    project: 'Menuntaskan proyek',
    people: 'Personalia dan administrasi',
  },
  questions: {
    'different-problem': {
      text: 'Ceritakan permintaan yang ternyata masalahnya berbeda dari yang diminta kepada Anda. Bagaimana Anda mengetahuinya?',
      purpose: 'Menunjukkan apakah pelamar mencari kebutuhan di balik permintaan.',
      followUps: {
        'too-short': 'Apa yang diminta, kata demi kata, dan apa yang sebenarnya diperlukan?',
        'no-example': 'Ingat permintaan apa saja, besar atau kecil, yang penjelasan pertamanya belum lengkap.',
        'no-own-part': 'Pertanyaan Anda yang mana yang mengungkapnya?',
        'no-result': 'Apa yang akhirnya dibuat atau diubah, dan apakah membantu?',
      },
    },
    'opposite-wishes': {
      text: 'Dua bagian menginginkan hal yang berlawanan dari proses yang sama. Bagaimana Anda sampai pada satu bentuk yang diterima keduanya? Ambil kasus yang Anda ingat.',
      purpose: 'Menunjukkan bagaimana kepentingan yang bertentangan digarap, bukan dilempar.',
      followUps: {
        'too-short': 'Apa tepatnya yang diinginkan masing-masing pihak, dan apa yang mereka takutkan?',
        'no-own-part': 'Apa yang Anda lakukan di antara keduanya?',
        'no-result': 'Apa yang disepakati, dan apakah bertahan?',
      },
    },
    'done-or-not-done': {
      text: 'Ambil satu persyaratan yang Anda tulis. Bagaimana Anda merumuskannya sehingga yang satu bisa membuatnya dan yang lain bisa menilai apakah sudah terpenuhi?',
      purpose: 'Menunjukkan ketelitian menulis yang teruji dalam pemakaian.',
      followUps: {
        'too-short': 'Ucapkan persyaratan itu seperti yang tertulis di kertas.',
        'no-example': 'Apa saja boleh, bahkan satu kolom kecil di formulir. Apa bunyinya?',
        'no-result': 'Di mana itu tetap disalahpahami?',
      },
    },
    'process-as-lived': {
      text: 'Ingat satu proses yang Anda catat atau perbaiki. Di mana kenyataannya berbeda dari pedoman, dan apa yang Anda lakukan?',
      withTool:
        'Ingat satu proses yang Anda bawa ke {tool}. Di mana kenyataannya berbeda dari yang tertulis, dan apa yang Anda lakukan?',
      purpose: 'Menunjukkan apakah pelamar bekerja dengan kenyataan, bukan dengan bagan.',
      followUps: {
        'too-short': 'Ambil satu langkah dari proses itu. Apa yang seharusnya terjadi, dan apa yang dilakukan orang?',
        'no-example': 'Proses apa itu, dan siapa saja yang terlibat?',
        'claim-without-number': 'Berapa lama, atau berapa sering keliru, sebelum dan sesudahnya?',
        'no-result': 'Setengah tahun kemudian, apa jadinya perbaikan Anda?',
      },
    },
    'analysis-changed-decision': {
      text: 'Ceritakan analisis Anda yang mengubah sebuah keputusan. Data apa yang Anda punya, dan seberapa yakin Anda?',
      junior:
        'Ceritakan analisis yang pernah Anda buat, di pekerjaan atau saat kuliah. Apa pertanyaannya, data apa yang dipakai, dan apa hasilnya?',
      withTool:
        'Ceritakan analisis yang Anda buat dengan {tool} dan mengubah sebuah keputusan. Data apa yang Anda punya, dan seberapa yakin Anda?',
      purpose: 'Menunjukkan apakah analisis melayani keputusan dan batasnya disadari.',
      followUps: {
        'too-short': 'Pertanyaan apa yang ingin Anda jawab, dalam satu kalimat?',
        'no-own-part': 'Bagian mana dari analisis itu yang Anda kerjakan sendiri?',
        'no-result': 'Apa yang diputuskan karenanya, dan apakah tepat?',
        'claim-without-number': 'Angka mana yang meyakinkan orang?',
      },
    },
    'figures-do-not-agree': {
      text: 'Angka yang Anda terima tidak cocok, dan besok pagi harus dipaparkan. Apa yang Anda lakukan malam ini?',
      purpose: 'Menunjukkan ketelitian dan kejujuran ketika waktu sempit.',
      followUps: {
        'too-short': 'Di mana Anda melihat lebih dulu, dan siapa yang Anda telepon?',
        'no-example': 'Pernahkah itu terjadi? Bagaimana malam itu berjalan?',
        'no-result': 'Apa yang Anda tunjukkan keesokan paginya?',
      },
    },
    'figure-changed-behaviour': {
      text: 'Sebut satu indikator yang Anda perkenalkan atau ubah. Apa yang dilakukan orang secara berbeda karenanya, yang diinginkan maupun tidak?',
      purpose: 'Menunjukkan pemahaman tentang bagaimana pengukuran mengarahkan orang.',
      followUps: {
        'too-short': 'Bagaimana dihitungnya, dan siapa yang melihatnya?',
        'unclear-term': 'Apa tepatnya yang masuk dalam angka itu, dan apa yang tidak?',
        'no-result': 'Apakah masih dipakai? Apa jadinya?',
        'claim-without-number': 'Berapa nilainya di awal, dan berapa kemudian?',
      },
    },
    'no-to-someone-important': {
      text: 'Kapan Anda harus mengatakan kepada orang penting bahwa keinginannya tidak bisa dipenuhi? Bagaimana Anda melakukannya?',
      purpose: 'Menunjukkan keteguhan dan kesantunan terhadap orang yang berkuasa.',
      followUps: {
        'too-short': 'Apa yang Anda katakan, sejauh yang Anda ingat, dan apa jawabannya?',
        'no-example': 'Tidak harus seorang direktur. Siapa dia, dan apa maunya?',
        'no-result': 'Bagaimana hubungan Anda berdua setelah itu?',
      },
    },
    'old-way-new-way': {
      text: 'Orang sudah terbiasa dengan cara lama dan tidak mau cara baru. Bagaimana Anda mengajak kelompok seperti itu, dan siapa yang tidak pernah ikut?',
      purpose: 'Menunjukkan pengalaman nyata memperkenalkan sesuatu yang baru.',
      followUps: {
        'too-short': 'Ambil orang yang paling menolak. Apa alasannya?',
        'no-example': 'Apa yang diperkenalkan, dan untuk berapa orang?',
        'no-own-part': 'Apa bagian Anda di dalamnya?',
        'claim-without-number': 'Berapa orang memakainya setelah sebulan, dan setelah setengah tahun?',
      },
    },
    'complicated-made-simple': {
      text: 'Jelaskan kepada saya hal paling rumit yang Anda kerjakan tahun lalu, seperti kepada orang dari bidang lain. Mengapa itu penting?',
      purpose: 'Menunjukkan apakah pelamar bisa menerangkan dengan jelas dan memilih yang penting.',
      followUps: {
        'too-short': 'Apa yang terjadi seandainya tidak ada yang mengerjakannya?',
        'unclear-term': 'Salah satu kata itu baru bagi orang luar. Bagaimana Anda mengatakannya?',
        'no-own-part': 'Lalu bagian mana yang milik Anda?',
      },
    },
    'account-does-not-reconcile': {
      text: 'Dua hari lagi tutup buku, dan satu akun tidak cocok. Bagaimana Anda menanganinya, dan kapan Anda memberi tahu siapa?',
      withTool:
        'Dua hari lagi tutup buku, dan satu akun di {tool} tidak cocok. Bagaimana Anda menanganinya, dan kapan Anda memberi tahu siapa?',
      purpose: 'Menunjukkan cara kerja dan keterbukaan dalam akuntansi.',
      followUps: {
        'too-short': 'Daftar apa yang pertama Anda ambil, dan dengan apa Anda bandingkan?',
        'no-example': 'Akun apa yang terakhir kali begitu?',
        'no-result': 'Apa sebabnya, dan apa yang Anda ubah supaya tidak terulang?',
        'claim-without-number': 'Mulai jumlah berapa selisih menjadi penting bagi Anda?',
      },
    },
    'eight-percent-over': {
      text: 'Biaya delapan persen di atas rencana. Bagaimana Anda mencari tahu sebabnya, dan apa yang Anda bawa kepada penanggung jawab anggaran?',
      purpose: 'Menunjukkan apakah analisis selisih berujung pada keputusan.',
      followUps: {
        'too-short': 'Bagaimana Anda memecah delapan persen itu? Sebut dua bagian pertama.',
        'no-example': 'Ambil penyimpangan yang benar-benar harus Anda jelaskan. Apa itu?',
        'no-result': 'Apa yang dilakukan karena analisis Anda?',
        'claim-without-number': 'Bagian mana menjelaskan berapa dari delapan persen itu?',
      },
    },
    'weakest-assumption': {
      text: 'Ingat perhitungan yang Anda buat untuk sebuah keputusan: investasi, harga, penawaran baru. Asumsi mana yang paling lemah, dan bagaimana Anda menunjukkannya?',
      purpose: 'Menunjukkan kejujuran tentang ketidakpastian dalam perhitungan.',
      followUps: {
        'too-short': 'Jika asumsi itu meleset sepertiga, apa yang terjadi dengan hasilnya?',
        'no-example': 'Perhitungan kecil pun boleh, dari pekerjaan atau kuliah. Apa yang harus diputuskan?',
        'claim-without-number': 'Nilai apa yang Anda pakai, dan dari mana?',
        'no-result': 'Bagaimana kenyataannya dibandingkan dengan perhitungan Anda?',
      },
    },
    'wrong-and-unnoticed': {
      text: 'Dalam proses Anda yang mana uang, data, atau tenggat bisa hilang tanpa ada yang tahu, dan kendali apa yang Anda pasang di sana?',
      purpose: 'Menunjukkan kepekaan terhadap risiko dan kendali yang bisa dijalani orang.',
      followUps: {
        'too-short': 'Siapa yang bisa melakukan apa, dan siapa yang akan melihatnya?',
        'no-example': 'Ambil proses apa saja yang menyangkut uang atau tenggat. Di mana titik lemahnya?',
        'no-result': 'Pernahkah kendali Anda menangkap sesuatu?',
      },
    },
    'campaign-that-worked': {
      text: 'Ambil kampanye atau konten yang menjadi tanggung jawab Anda. Untuk siapa itu, berapa biayanya, dan bagaimana Anda tahu itu berhasil?',
      withTool:
        'Ambil sesuatu yang Anda lakukan dengan {tool} untuk menjangkau pelanggan. Untuk siapa itu, berapa biayanya, dan bagaimana Anda tahu itu berhasil?',
      purpose: 'Menunjukkan apakah pemasaran dipikirkan dari sasaran dan hasilnya.',
      followUps: {
        'too-short': 'Gambarkan satu orang yang Anda tuju. Apa yang harus dilakukannya setelah melihatnya?',
        'no-own-part': 'Apa yang Anda kerjakan, dan apa yang dikerjakan agensi atau rekan?',
        'claim-without-number': 'Berapa biaya satu kontak atau satu penjualan pada akhirnya?',
        'no-result': 'Apa yang Anda ubah setelah hasil pertama?',
      },
    },
    'what-customers-wanted': {
      text: 'Kapan terakhir kali Anda menemukan sesuatu tentang pelanggan yang mengejutkan perusahaan? Bagaimana Anda sampai ke sana, dan apa yang dilakukan dengannya?',
      purpose: 'Menunjukkan apakah pelamar belajar langsung dari pelanggan dan pesaing.',
      followUps: {
        'too-short': 'Apa yang diyakini perusahaan sebelumnya?',
        'no-own-part': 'Apakah Anda sendiri berbicara dengan pelanggan? Berapa orang?',
        'no-result': 'Apa yang berubah karenanya, pada produk, harga, atau teks?',
        'unclear-term': 'Ketika Anda menyebut pelanggan, siapa tepatnya?',
      },
    },
    'deal-with-many-heads': {
      text: 'Telusuri bersama saya satu penjualan yang Anda menangkan atau kalah, ketika beberapa orang di pihak sana harus setuju. Di titik mana itu diputuskan?',
      junior:
        'Ceritakan ketika Anda harus meyakinkan beberapa orang, masing-masing dengan alasan berbeda. Bagaimana caranya?',
      purpose: 'Menunjukkan penjualan sebagai kerja dengan orang dan keputusan, ditinjau dengan jujur.',
      followUps: {
        'too-short': 'Siapa saja di pihak sana, dan apa yang diinginkan masing-masing?',
        'no-own-part': 'Apa yang Anda lakukan di saat yang menentukan?',
        'claim-without-number': 'Seberapa besar nilainya, dan berapa lama?',
        'no-result': 'Apa yang akan Anda lakukan berbeda hari ini?',
      },
    },
    'customer-about-to-leave': {
      text: 'Ceritakan pelanggan atau mitra yang hampir pergi. Apa tanda pertamanya, dan apa yang Anda lakukan?',
      purpose: 'Menunjukkan perhatian pada pelanggan yang ada dan kerja pada penyebabnya.',
      followUps: {
        'too-short': 'Apa yang pertama Anda perhatikan: satu kata, satu angka, atau keheningan?',
        'no-own-part': 'Apa yang Anda lakukan, dan apa yang dilakukan orang lain?',
        'no-result': 'Apakah mereka bertahan? Berapa lama?',
        'claim-without-number': 'Seberapa besar arti pelanggan itu dalam penjualan atau pesanan?',
      },
    },
    'first-knew-late': {
      text: 'Ambil proyek yang akhirnya terlambat. Kapan pertama kali Anda tahu, dan apa yang Anda lakukan hari itu?',
      junior:
        'Ingat tugas atau proyek, di pekerjaan atau kuliah, yang lebih lama dari rencana. Kapan Anda menyadarinya, dan apa yang Anda lakukan?',
      purpose: 'Menunjukkan seberapa dini kabar buruk dilihat dan disampaikan.',
      followUps: {
        'too-short': 'Apa tandanya? Siapa lagi yang melihatnya?',
        'no-own-part': 'Apakah Anda memimpin proyek itu? Apa yang ada di tangan Anda?',
        'no-result': 'Seberapa terlambat akhirnya, dan apa artinya bagi yang menunggu?',
        'claim-without-number': 'Berapa lama rencananya, dan berapa lama kenyataannya?',
      },
    },
    'risk-before-others': {
      text: 'Risiko apa dalam sebuah proyek yang Anda lihat sebelum orang lain? Apa yang Anda lakukan, dan apa pengorbanannya?',
      purpose: 'Menunjukkan pandangan ke depan dan keberanian mengusahakannya.',
      followUps: {
        'too-short': 'Apa yang membuat Anda curiga?',
        'no-result': 'Apakah itu terjadi? Bagaimana akhirnya?',
        'no-own-part': 'Apa yang Anda lakukan selain menulisnya di daftar?',
        'claim-without-number': 'Seberapa mungkin menurut Anda, dan seberapa buruk akibatnya?',
      },
    },
    'works-without-you': {
      text: 'Ingat sesuatu yang Anda perkenalkan atau buat. Bagaimana Anda menyerahkannya supaya setengah tahun kemudian tetap berjalan tanpa Anda?',
      purpose: 'Menunjukkan apakah pelamar berpikir melampaui akhir proyek.',
      followUps: {
        'too-short': 'Siapa yang mengambil alih, dan apa yang bisa dilakukannya ketika Anda pergi?',
        'no-example': 'Lembar hitung atau kebiasaan kerja pun boleh. Apa itu?',
        'no-result': 'Bagaimana Anda tahu itu masih berjalan hari ini?',
      },
    },
    'hard-to-fill': {
      text: 'Ceritakan posisi yang sulit diisi. Apa yang Anda ubah dalam mencari atau memilih, dan apakah berhasil?',
      purpose: 'Menunjukkan perekrutan sebagai kerja dengan fakta, keadilan, dan bagian terkait.',
      followUps: {
        'too-short': 'Apa yang diinginkan bagian itu, dan apa yang tersedia di pasar?',
        'no-own-part': 'Apa gagasan Anda di dalamnya?',
        'claim-without-number': 'Berapa orang melamar sebelum dan sesudahnya, dan berapa lama?',
        'no-result': 'Apakah orang itu masih di sana?',
      },
    },
    'wrong-payslip': {
      text: 'Sebuah slip gaji atau kontrak keliru, dan orangnya berdiri di depan meja Anda. Bagaimana Anda menanganinya, sekarang dan ke depan?',
      purpose: 'Menunjukkan ketelitian, kesadaran hukum, dan sikap terhadap karyawan.',
      followUps: {
        'too-short': 'Apa yang Anda katakan kepada orang itu di menit pertama?',
        'no-example': 'Kesalahan semacam itu yang terakhir di meja Anda apa?',
        'no-result': 'Apa yang Anda ubah supaya tidak terjadi pada orang berikutnya?',
      },
    },
    'five-want-something': {
      text: 'Ingat hari ketika lima orang sekaligus meminta sesuatu dari Anda. Bagaimana Anda memutuskan mana yang lebih dulu, dan siapa yang harus menunggu?',
      purpose: 'Menunjukkan keteraturan dan sikap di kantor dengan banyak permintaan.',
      followUps: {
        'too-short': 'Siapa kelima orang itu, dan apa permintaan masing-masing?',
        'no-result': 'Apa yang tersisa di akhir hari?',
        'no-example': 'Ambil minggu lalu, atau hari mana saja yang Anda ingat.',
      },
    },
    'able-afterwards': {
      text: 'Ambil kursus, pelajaran, atau bahan ajar Anda. Apa yang bisa dilakukan orang sesudahnya yang sebelumnya tidak bisa, dan bagaimana Anda mengetahuinya?',
      purpose: 'Menunjukkan apakah pengajaran dinilai dari apa yang dipelajari orang.',
      followUps: {
        'too-short': 'Ambil satu orang dari kelompok itu. Apa yang berbeda baginya sesudah itu?',
        'no-own-part': 'Mana yang Anda kembangkan sendiri?',
        'claim-without-number': 'Berapa peserta, dan berapa yang bisa di akhirnya?',
        'no-result': 'Apa yang Anda ubah pada kesempatan berikutnya?',
      },
    },
  },
};
