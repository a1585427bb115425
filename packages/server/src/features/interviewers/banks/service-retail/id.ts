import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    customers: 'Melayani pelanggan',
    complaints: 'Menangani keluhan',
    selling: 'Penjualan',
    'shop-floor': 'Stok, kas, dan keselamatan',
    hospitality: 'Restoran dan hotel',
    logistics: 'Angkutan dan gudang',
    trade: 'Keterampilan dan teknik',
    care: 'Perawatan orang',
  },
  questions: {
    'silent-customer': {
      text: 'Seorang pelanggan berdiri di sana, diam, dan tampak agak bingung. Apa yang Anda lakukan di menit pertama?',
      purpose: 'Menunjukkan cara membaca orang dan membuka percakapan.',
      followUps: {
        'too-short': 'Apa kalimat pertama yang Anda ucapkan?',
        'no-example': 'Kapan terakhir kali ada orang seperti itu di depan Anda?',
        'no-result': 'Lalu bagaimana kelanjutannya?',
      },
    },
    'more-than-the-rules': {
      text: 'Ceritakan pelanggan yang Anda bantu lebih dari yang seharusnya. Apa yang mendorong Anda, dan apa hasilnya?',
      purpose: 'Menunjukkan kepedulian sungguhan pada pelanggan, dengan takaran yang wajar.',
      followUps: {
        'too-short': 'Apa yang dibutuhkan orang itu, dan bagaimana Anda tahu?',
        'no-example': 'Boleh hal kecil. Pelanggan mana yang teringat?',
        'no-result': 'Bagaimana reaksi pelanggan, dan atasan Anda?',
        'no-own-part': 'Apa yang Anda lakukan sendiri waktu itu?',
      },
    },
    'alone-and-three-waiting': {
      text: 'Anda sendirian, tiga pelanggan menunggu, dan telepon berdering. Apa yang Anda lakukan, dan apa yang Anda katakan kepada siapa?',
      purpose: 'Menunjukkan keteraturan, sikap, dan ketenangan saat ramai.',
      followUps: {
        'too-short': 'Apa yang Anda katakan kepada orang kedua di antrean?',
        'no-example': 'Kapan terakhir kali Anda mengalami itu?',
        'no-result': 'Adakah yang pergi? Apa yang akan Anda lakukan hari ini?',
      },
    },
    'customer-out-of-sight': {
      text: 'Ingat pelanggan lewat telepon atau tulisan yang masalahnya sulit ditangkap. Bagaimana Anda sampai ke pokoknya?',
      withTool:
        'Ingat pelanggan yang masalahnya masuk lewat {tool} dan sulit ditangkap. Bagaimana Anda sampai ke pokoknya?',
      purpose: 'Menunjukkan cara mendengar dan bertanya ketika pelanggan tidak terlihat.',
      followUps: {
        'too-short': 'Pertanyaan Anda yang mana yang membawa jalan keluar?',
        'no-example': 'Ambil satu telepon atau pesan yang Anda ingat.',
        'no-result': 'Apakah akhirnya selesai? Berapa lama?',
        'no-own-part': 'Apa yang Anda lakukan sebelum meneruskannya?',
      },
    },
    'angriest-customer': {
      text: 'Ceritakan pelanggan paling marah yang pernah Anda hadapi. Apa yang pertama Anda katakan, dan bagaimana akhirnya?',
      junior:
        'Ceritakan seseorang yang benar-benar marah kepada Anda atau tim Anda, di tempat kerja atau di tempat lain. Apa yang pertama Anda katakan, dan bagaimana akhirnya?',
      purpose: 'Menunjukkan ketenangan dan cara kerja dalam keadaan panas.',
      followUps: {
        'too-short': 'Apa yang terjadi sebelumnya, dan apa yang diteriakkan orang itu?',
        'no-example': 'Ambil satu orang yang masih Anda ingat.',
        'no-own-part': 'Apa yang Anda lakukan sampai orang lain mengambil alih?',
        'no-result': 'Bagaimana orang itu pulang akhirnya?',
      },
    },
    'rules-do-not-allow': {
      text: 'Seseorang meminta uangnya kembali, dan aturan tidak mengizinkan. Bagaimana Anda membawa percakapan itu?',
      purpose: 'Menunjukkan ketegasan yang hormat dan pemakaian ruang keputusan sendiri.',
      followUps: {
        'too-short': 'Dengan kalimat apa Anda menolak?',
        'no-example': 'Kapan Anda harus melakukannya, dan tentang apa?',
        'no-result': 'Apakah pelanggan menerimanya?',
      },
    },
    'third-time-this-month': {
      text: 'Keluhan yang sama datang untuk ketiga kalinya bulan ini. Apa yang Anda lakukan, selain menenangkan pelanggan?',
      purpose: 'Menunjukkan apakah keluhan berujung perbaikan.',
      followUps: {
        'too-short': 'Kepada siapa Anda katakan, dan apa yang Anda bawa?',
        'no-example': 'Keluhan apa itu dalam pengalaman Anda?',
        'claim-without-number': 'Berapa kali terjadi sebelumnya, dan berapa kali sesudahnya?',
        'no-result': 'Apakah itu berhenti?',
      },
    },
    'before-you-offered': {
      text: 'Ambil sesuatu yang Anda jual atau tawarkan sampai diterima. Bagaimana Anda tahu apa yang dibutuhkan orang itu sebelum menawarkan apa pun?',
      purpose: 'Menunjukkan penjualan berdasarkan kebutuhan, bukan tekanan.',
      followUps: {
        'too-short': 'Pertanyaan apa yang Anda ajukan, dan apa jawabannya?',
        'no-example': 'Ambil satu pelanggan dan satu produk.',
        'no-result': 'Apa yang akhirnya dibeli, dan apakah ia kembali?',
        'claim-without-number': 'Berapa nilainya, atau berapa dari sepuluh pelanggan yang membeli dari Anda?',
      },
    },
    'after-the-fifth-no': {
      text: 'Anda menyapa orang yang tidak memintanya, lewat telepon atau di jalan. Bagaimana Anda membuka, dan apa yang Anda lakukan setelah lima kali ditolak berturut-turut?',
      purpose: 'Menunjukkan teknik dan daya tahan dalam kontak pertama.',
      followUps: {
        'too-short': 'Ucapkan dua kalimat pertama Anda seolah saya orang itu.',
        'no-example': 'Di mana Anda melakukannya, dan untuk apa?',
        'claim-without-number': 'Dari seratus kontak, berapa yang berhasil?',
        'no-result': 'Apa yang Anda ubah sehingga lebih banyak yang setuju?',
      },
    },
    'below-target': {
      text: 'Sudah tanggal dua puluh, dan Anda jauh di bawah target. Apa yang Anda ubah, dan apa yang tidak akan Anda lakukan walau tertekan?',
      senior:
        'Sudah tanggal dua puluh, dan tim Anda jauh di bawah target. Apa yang Anda lakukan dengan siapa, dan apa yang tidak akan Anda biarkan walau tertekan?',
      purpose: 'Menunjukkan cara menghadapi target dengan integritas.',
      followUps: {
        'too-short': 'Apa yang pertama Anda lihat untuk tahu dari mana kekurangannya?',
        'no-example': 'Ceritakan bulan seperti itu.',
        'claim-without-number': 'Berapa targetnya, dan sampai berapa hasilnya?',
        'no-result': 'Bagaimana bulan itu berakhir?',
      },
    },
    'system-says-twelve': {
      text: 'Sistem mencatat dua belas buah, di rak ada sembilan. Apa yang Anda lakukan sekarang, dan bagaimana Anda mencari sebabnya?',
      purpose: 'Menunjukkan kecermatan dengan stok dan pencarian sebab.',
      followUps: {
        'too-short': 'Di mana Anda melihat lebih dulu?',
        'no-example': 'Kapan terakhir kali ada selisih seperti itu, dan barang apa?',
        'no-result': 'Apa alasannya, dan apa yang kini dilakukan berbeda?',
      },
    },
    'till-does-not-balance': {
      text: 'Di akhir giliran kerja, uang di kas tidak cocok dengan struk. Apa yang Anda lakukan, langkah demi langkah?',
      purpose: 'Menunjukkan kejujuran dan cara kerja dengan uang.',
      followUps: {
        'too-short': 'Apa yang Anda lakukan sebelum memberi tahu siapa pun?',
        'no-example': 'Pernahkah itu terjadi pada Anda? Berapa selisihnya?',
        'no-result': 'Apakah menjadi jelas?',
      },
    },
    'could-have-hurt': {
      text: 'Ceritakan keadaan di tempat kerja yang bisa melukai seseorang. Apa yang Anda lihat, dan apa yang segera Anda lakukan?',
      purpose: 'Menunjukkan kewaspadaan dan tanggung jawab atas keselamatan.',
      followUps: {
        'too-short': 'Apa yang bisa terjadi, dan pada siapa?',
        'no-example': 'Boleh kecil: kabel, tangga, lantai basah. Apa yang Anda ingat?',
        'no-own-part': 'Apa yang Anda lakukan sebelum orang lain datang?',
        'no-result': 'Apa yang diubah supaya tidak terulang?',
      },
    },
    'two-do-not-turn-up': {
      text: 'Ini hari tersibuk, Anda memimpin giliran kerja, dan dua orang tidak datang. Bagaimana Anda melewatinya, dan apa yang Anda katakan kepada yang lain?',
      purpose: 'Menunjukkan cara memimpin giliran kerja di bawah tekanan.',
      followUps: {
        'too-short': 'Apa yang Anda putuskan dalam sepuluh menit pertama?',
        'no-example': 'Kapan itu terjadi pada Anda?',
        'no-result': 'Bagaimana hari itu berakhir, dan apa yang Anda lakukan dengan kedua orang itu?',
      },
    },
    'full-house-slow-kitchen': {
      text: 'Semua meja terisi, dapur terlambat, dan tamu mulai gelisah. Apa yang Anda lakukan di meja-meja, dan apa yang Anda katakan di dapur?',
      purpose: 'Menunjukkan keramahan dan kerja tim saat paling ramai.',
      followUps: {
        'too-short': 'Apa yang Anda katakan kepada meja yang paling lama menunggu?',
        'no-example': 'Ceritakan malam seperti itu.',
        'no-result': 'Bagaimana tamu-tamu itu pulang?',
      },
    },
    'from-delivery-to-plate': {
      text: 'Bagaimana Anda memastikan makanan yang Anda sajikan aman? Telusuri satu hari biasa, dari kiriman sampai ke piring.',
      purpose: 'Menunjukkan kebersihan sebagai kebiasaan.',
      followUps: {
        'too-short': 'Kiriman datang. Apa yang Anda periksa sebelum menandatangani?',
        'unclear-term': 'Anda menyebut pendinginan atau pembersihan. Pada suhu berapa, dan seberapa sering?',
        'no-example': 'Kapan Anda membuang sesuatu, dan mengapa?',
      },
    },
    'not-all-stops': {
      text: 'Anda di jalan dengan kendaraan penuh, dan jelas tidak semua tujuan akan sempat. Apa yang Anda lakukan, dan dengan urutan apa?',
      purpose: 'Menunjukkan pertimbangan dan keandalan di jalan.',
      followUps: {
        'too-short': 'Siapa yang pertama Anda telepon?',
        'no-example': 'Ceritakan hari ketika keadaannya begitu.',
        'no-result': 'Berapa tujuan yang tersisa, dan apa yang terjadi dengannya?',
      },
    },
    'damaged-or-incomplete': {
      text: 'Kiriman datang rusak atau kurang. Telusuri bersama saya apa yang Anda lakukan sampai pelanggan menerima barang yang benar.',
      withTool:
        'Kiriman datang rusak atau kurang. Telusuri bersama saya apa yang Anda lakukan, di {tool} dan di luarnya, sampai pelanggan menerima barang yang benar.',
      purpose: 'Menunjukkan keteraturan menangani kesalahan dalam rantai.',
      followUps: {
        'too-short': 'Apa yang Anda lakukan selagi sopirnya masih berdiri di sana?',
        'no-example': 'Kasus mana yang paling Anda ingat?',
        'no-result': 'Kapan pelanggan menerima barangnya?',
        'no-own-part': 'Langkah mana yang menjadi bagian Anda?',
      },
    },
    'machine-stands-still': {
      text: 'Sebuah mesin atau alat berhenti, dan semua menunggu Anda. Bagaimana Anda mencari kerusakannya? Ambil satu yang Anda ingat.',
      purpose: 'Menunjukkan pencarian kerusakan yang teratur.',
      followUps: {
        'too-short': 'Apa yang pertama Anda lihat, dan apa yang bisa Anda singkirkan karenanya?',
        'no-own-part': 'Bagian mana yang Anda kerjakan sendiri?',
        'no-result': 'Apa sebabnya pada akhirnya, dan apakah perbaikannya bertahan?',
        'claim-without-number': 'Berapa lama mesinnya berhenti?',
      },
    },
    'had-to-be-redone': {
      text: 'Ceritakan pekerjaan Anda yang harus diulang. Apa yang keliru, dan apa yang kini Anda periksa sebelum pergi?',
      purpose: 'Menunjukkan kejujuran tentang kerja sendiri dan pelajaran darinya.',
      followUps: {
        'too-short': 'Siapa yang menyadarinya, dan dari apa?',
        'no-own-part': 'Apa andil Anda dalam hal itu?',
        'no-result': 'Apakah sejak itu pernah terulang?',
        'claim-without-number': 'Berapa waktu atau bahan yang terbuang?',
      },
    },
    'before-you-reach-in': {
      text: 'Sebelum mulai bekerja pada mesin, jalur, atau kendaraan: apa yang Anda lakukan supaya tidak melukai Anda atau orang lain?',
      purpose: 'Menunjukkan bahwa bekerja aman sudah menjadi kebiasaan.',
      followUps: {
        'too-short': 'Bagaimana Anda tahu bahwa arusnya benar-benar sudah tidak ada?',
        'no-example': 'Kapan itu menyelamatkan Anda atau orang lain?',
        'unclear-term': 'Anda bilang mengamankannya. Apa tepatnya yang dilakukan tangan Anda?',
      },
    },
    'does-not-want-it': {
      text: 'Seseorang yang Anda rawat menolak yang harus dilakukan: mandi, makan, minum obat. Apa yang Anda lakukan?',
      purpose: 'Menunjukkan penghormatan pada kehendak orang bersama tanggung jawab.',
      followUps: {
        'too-short': 'Apa yang Anda katakan kepada orang itu?',
        'no-example': 'Ceritakan satu orang, tanpa nama.',
        'no-result': 'Bagaimana kelanjutannya, dan kepada siapa Anda sampaikan?',
      },
    },
    'not-as-usual': {
      text: 'Ceritakan ketika Anda melihat seseorang yang Anda rawat tidak seperti biasanya. Apa yang Anda lihat, dan kepada siapa Anda sampaikan?',
      purpose: 'Menunjukkan pengamatan dan penyampaian hal yang penting.',
      followUps: {
        'too-short': 'Apa tepatnya yang berbeda: wajah, cara jalan, makan, kata-kata?',
        'no-own-part': 'Apa yang Anda lakukan sampai bantuan datang?',
        'no-result': 'Apa yang terjadi sebenarnya?',
      },
    },
  },
};
