/** Family names of one sign. */
export const ONE_SIGN_FAMILY =
  '森林原関辻岡東南西北谷堀星榊橘柳泉島菅椿桂畑乾轟峰嶋浜濱中堤境城宮岸旭梶樋沢滝澤瀧楠槙牧秦窪筒脇萩藤袴角辰錦鈴駒鴨鷹巽葵';

/** Given names of one sign, none of which ends a family name. */
export const ONE_SIGN_GIVEN =
  '蓮翼亮翔誠健剛樹駿陸陽咲凛凜楓恵舞愛茜遥遙萌栞渚望翠玲瞳純薫忍優聡学徹豊潤豪匠隼颯湊律司稔修隆浩進勇猛茂博淳敦崇毅悟渉航歩昴慧奏梓綾旬海空晶晃昇哲仁智涼諒遼圭啓敬賢剣要仁元暁彩唯結凪杏雅聖明';
