import type { BankFrame } from '../bank.ts';
import { list } from '../list.ts';

/** The jobs that the bank's questions are for, by the words of their titles in all interview languages. */
export const trades: BankFrame['trades'] = {
  retail: {
    titles: list(`
      retail*, shop assistant*, shop manager*, store manager*, store assistant*, sales assistant*, sales associate*,
      salesperson, cashier*, checkout*, *verkäufer*, einzelhandel*, filialleit*, kassier*, kassenkraft*, dependient*,
      vendedor*, vendedora*, cajero*, cajera*, encargado de tienda, encargada de tienda, vendeu*, conseiller de vente, conseillère de
      vente, caissi*, hôte de caisse, hôtesse de caisse, responsable de magasin, verkoper*, verkoopmedewerker*,
      winkel*, kassamedewerker*, pramuniaga, kasir, kepala toko, spg, nhân viên bán hàng, bán hàng, thu ngân, cửa hàng
      trưởng, commess*, addetto alle vendite, addetta alle vendite, vendeur*, balconista*, operador de caixa, 販売, 店長, レジ, 판매, 점장, 매장 관리, 캐셔,
      店员, 导购
    `),
    vague: list(`
      sales*, verkauf*, store*, shop*, ventas, comercial, magasin*, boutique*, penjualan, 店舗, 매장
    `),
    topics: ['selling-in-person', 'cash', 'stock'],
  },
  support: {
    titles: list(`
      customer service*, customer support*, customer care*, support agent*, call center*, call centre*, contact
      centre*, helpdesk, help desk, service desk*, kundenservice*, kundenbetreu*, kundendienst*, kundenberater*,
      atención al cliente, teleoperador*, téléconseill*, service client*, chargé de clientèle, chargée de clientèle,
      klantenservice*, klantcontact*, layanan pelanggan, chăm sóc khách hàng, tổng đài, assistenza clienti,
      atendimento, カスタマーサービス, カスタマーサポート, コールセンター, 고객센터, 고객상담, 고객 상담, 상담원, 客服
    `),
    vague: list(`
      support, service agent*, customer*, cs
    `),
    topics: ['remote-support', 'complaint'],
  },
  telesales: {
    titles: list(`
      telemarket*, telesales, tele-sales, fundraiser*, canvass*, door-to-door, captador*, televendedor*,
      téléprospect*, kaltakquise, outbound*, テレアポ, テレマーケ*, 텔레마케터, 아웃바운드
    `),
    topics: ['cold-contact'],
  },
  hospitality: {
    titles: list(`
      waiter*, waitress*, barista*, bartender*, barkeeper*, servicekraft*, kellner*, restaurantleit*, restaurant
      manager*, maître d*, camarer*, serveu*, chef de rang, limonadi*, bediening*, ober, pelayan, phục vụ bàn, nhân
      viên phục vụ, camerier*, garçom, garçonete, barman, ホール, 接客, 飲食店, バリスタ, 서빙, 홀서빙, 바리스타, 服务员
    `),
    vague: list(`
      restaurant*, gastro*, horeca, hostelería, café*, phục vụ
    `),
    topics: ['hospitality'],
  },
  hotel: {
    titles: list(`
      receptionist*, hotel*, front desk*, front office*, concierge*, rezeption*, empfang*, recepcionist*,
      réceptionnist*, night auditor*, portier*, receptioniste*, resepsionis*, lễ tân, recepción, フロント, ホテル, 프런트, 호텔,
      리셉션, 前台
    `),
    topics: ['customer-contact', 'complaint'],
  },
  kitchen: {
    titles: list(`
      cook, cooks, line cook*, head chef*, sous chef*, chef de partie, pastry chef*, commis, kitchen*, koch, köchin,
      jungkoch, chefkoch, beikoch, küche*, *küchenhilfe*, cociner*, cuisini*, second de cuisine, plongeu*, kok,
      kokkin, zelfstandig werkend kok, keuken*, juru masak, koki, đầu bếp, phụ bếp, cuoc*, aiuto cuoco, cozinheir*,
      調理, 料理人, シェフ, 조리, 요리사, 주방, 厨师
    `),
    vague: list(`
      chef, chefs
    `),
    topics: ['food', 'hospitality'],
  },
  driving: {
    titles: list(`
      driver*, truck driver*, courier*, rider*, delivery*, lorry*, fahrer*, kraftfahrer*, berufskraftfahrer*, lkw*,
      zusteller*, kurier*, conductor*, camioner*, repartidor*, chofer*, chauffeu*, livreu*, conducteur routier,
      conductrice routière, conducteur poids lourd, bezorg*, vrachtwagenchauffeur*, sopir, supir, pengemudi, kurir,
      tài xế, lái xe, giao hàng, shipper, autist*, corriere, motorista*, entregador*, ドライバー, 運転手, 配送, 배송, 운전, 기사님, 司机
    `),
    topics: ['driving'],
  },
  warehouse: {
    titles: list(`
      warehouse*, forklift*, logistic*, picker*, packer*, dispatcher*, stock controller*, inventory*, goods-in,
      shipping*, freight*, customs*, lager*, lagerist*, fachlagerist*, staplerfahrer*, spedition*, disponent*,
      kommissionier*, mozo de almacén, almacén*, almacener*, carretiller*, logístic*, magasini*, cariste*, préparateur
      de commandes, préparatrice de commandes, agent logistique, logisti*, magazijn*, heftruck*, orderpicker*, gudang,
      logistik, staf gudang, checker gudang, thủ kho, kho, nhân viên kho, logistics, magazzin*, almoxarif*,
      estoquista, 倉庫, 物流, 入出荷, フォークリフト, 창고, 물류, 재고, 仓库, 物流
    `),
    topics: ['shipping', 'stock'],
  },
  repair: {
    titles: list(`
      mechanic*, service technician*, maintenance technician*, maintenance engineer*, field technician*, electrician*,
      auto electrician*, hvac*, refrigeration*, elevator*, lift engineer*, *mechaniker*, *mechatroniker*, *monteur*,
      *elektriker*, elektroniker*, servicetechniker*, instandhalt*, haustechniker*, kfz*, mecánico*, mecánica*,
      electricista*, técnico de mantenimiento, técnica de mantenimiento, frigorista*, mécanicien*, électricien*,
      technicien de maintenance, technicienne de maintenance, dépanneu*, chauffagiste*, monteur*, onderhoudsmonteur*,
      elektricien*, servicemonteur*, mekanik*, teknisi*, listrik, thợ điện, thợ máy, kỹ thuật viên bảo trì, bảo trì,
      sửa chữa, meccanic*, elettricist*, manutentore, eletricista*, 整備, 保全, 電気工事, 修理, 정비, 설비, 전기기사, 电工, 维修
    `),
    vague: list(`
      technician*, *techniker*, technicien*, kỹ thuật viên, técnic*
    `),
    topics: ['repair'],
  },
  craft: {
    titles: list(`
      welder*, carpenter*, joiner*, plumber*, painter*, bricklayer*, roofer*, tiler*, plasterer*, cabinet maker*,
      fitter*, metalworker*, construction worker*, *schweißer*, *schweisser*, tischler*, schreiner*, zimmerer*,
      zimmermann, klempner*, anlagenmechaniker*, installateur*, maler*, lackierer*, maurer*, dachdecker*,
      fliesenleger*, schlosser*, metallbauer*, bauarbeiter*, soldador*, soldadora*, carpinter*, fontaner*, pintor*,
      albañil*, soudeu*, menuisi*, charpenti*, plombi*, peintre en bâtiment, maçon*, couvreu*, carreleu*, lasser*,
      timmerman*, timmervrouw*, loodgieter*, schilder*, metselaar*, dakdekker*, stukadoor*, tukang, juru las, welder,
      thợ hàn, thợ mộc, thợ sơn, thợ xây, thợ ống nước, saldator*, falegnam*, idraulic*, carpentier*, serralheir*,
      pedreir*, encanador*, 溶接, 大工, 配管, 塗装, 左官, 용접, 목수, 배관, 도장, 미장, 焊工, 木工
    `),
    topics: ['craft'],
  },
  production: {
    titles: list(`
      machine operator*, production operator*, production worker*, plant operator*, process operator*, cnc*,
      assembler*, assembly*, maschinenbediener*, maschinenführer*, produktionsmitarbeiter*, produktionshelfer*,
      anlagenführer*, anlagenbediener*, zerspan*, dreher*, fräser*, operario de producción, operaria de producción,
      operador de máquina*, opérateur de production, opératrice de production, conducteur de ligne, conductrice de
      ligne, agent de production, productiemedewerker*, operator productie, procesoperator*, operator produksi,
      operator mesin, công nhân sản xuất, vận hành máy, operaio*, operaia*, 製造, 機械オペレーター, オペレーター, 생산직, 기계 조작, 생산
      오퍼레이터, 操作工
    `),
    vague: list(`
      operator*, treatment*
    `),
    topics: ['repair', 'safety'],
  },
  care: {
    titles: list(`
      nurse*, nursing*, caregiver*, carer*, care assistant*, healthcare assistant*, midwi*, *pflege*, *pfleger*,
      *pflegerin*, krankenschwester*, hebamme*, enfermer*, cuidador*, auxiliar de enfermería, aide-soignant*, aide
      soignant*, infirmi*, auxiliaire de vie, verpleeg*, verzorgende*, ziekenverzorg*, perawat*, pramurukti, điều
      dưỡng, hộ lý, infermier*, oss, técnico de enfermagem, técnica de enfermagem, 介護, 看護, ケアワーカー, 간호, 요양, 护士, 护理
    `),
    topics: ['care', 'observation'],
  },
};
