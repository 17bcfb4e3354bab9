/*
 * Offices of state, party, army and firm, beside the name of a person. Keys as `senseKey` makes them: without accents, in capitals.
 */

/** Words that are an office by themselves. */
export const offices: readonly string[] = [
  // English
  'PRESIDENT VICE-PRESIDENT PREMIER MINISTER CHANCELLOR CHAIRMAN CHAIRWOMAN CHAIRPERSON SPEAKER SECRETARY SECRETARY-GENERAL GOVERNOR MAYOR SENATOR DEPUTY AMBASSADOR ENVOY SPOKESMAN SPOKESWOMAN SPOKESPERSON LEADER COMMANDER COMMANDER-IN-CHIEF CHIEF GENERAL COLONEL MAJOR LIEUTENANT ADMIRAL MARSHAL BRIGADIER CAPTAIN SERGEANT KING QUEEN PRINCE EMIR SULTAN AYATOLLAH IMAM PATRIARCH DICTATOR OLIGARCH PROSECUTOR JUDGE ADVISER ADVISOR AIDE DIRECTOR CEO CFO COO FOUNDER OWNER HEAD MANAGER TREASURER LAWMAKER PARLIAMENTARIAN MP WARLORD',
  // German
  'PRASIDENT PRASIDENTIN VIZEPRASIDENT STAATSPRASIDENT MINISTERPRASIDENT KANZLER BUNDESKANZLER STAATSCHEF REGIERUNGSCHEF VORSITZENDER VORSITZENDE VORSITZENDEN PARLAMENTSPRASIDENT STAATSSEKRETAR GENERALSEKRETAR SEKRETAR SPRECHER SPRECHERIN REGIERUNGSSPRECHER KREMLSPRECHER ABGEORDNETER BOTSCHAFTER GOUVERNEUR BURGERMEISTER OBERBURGERMEISTER BEFEHLSHABER OBERBEFEHLSHABER KOMMANDEUR KOMMANDANT OBERST GENERALSTABSCHEF ADMIRAL MARSCHALL LEITER DIREKTOR GENERALDIREKTOR MACHTHABER DIKTATOR FUHRER ANFUHRER VORSTANDSVORSITZENDER',
  // French
  'PRESIDENTE MINISTRE CHANCELIER SECRETAIRE GOUVERNEUR MAIRE SENATEUR DEPUTE AMBASSADEUR PORTE-PAROLE CHEF DIRIGEANT COMMANDANT GENERAL COLONEL AMIRAL MARECHAL ROI PROCUREUR DIRECTEUR PATRON FONDATEUR CONSEILLER',
  // Spanish, Portuguese, Italian
  'PRESIDENTA VICEPRESIDENTE VICEPRESIDENTA MINISTRO MINISTRA CANCILLER SECRETARIO SECRETARIA GOBERNADOR ALCALDE SENADOR DIPUTADO EMBAJADOR PORTAVOZ JEFE JEFA COMANDANTE ALMIRANTE MARISCAL CORONEL TENIENTE DICTADOR FISCAL JUEZ LIDER CHANCELER DEPUTADO GOVERNADOR PREFEITO GENERALE AMBASCIATORE PORTAVOCE DEPUTATO SINDACO DIRETTORE GENERALISSIMO',
  // Turkish
  'CUMHURBASKANI BASKANI BASKAN BASBAKAN BASBAKANI BAKANI BAKAN SOZCUSU KOMUTANI MUDURU VALISI BUYUKELCISI MILLETVEKILI GENERALI ORGENERAL LIDERI SEKRETERI',
  // Russian
  'ПРЕЗИДЕНТ ПРЕЗИДЕНТА ПРЕЗИДЕНТУ ВИЦЕ-ПРЕЗИДЕНТ ПРЕМЬЕР ПРЕМЬЕРА ПРЕМЬЕР-МИНИСТР ПРЕМЬЕР-МИНИСТРА ВИЦЕ-ПРЕМЬЕР МИНИСТР МИНИСТРА МИНИСТРУ ЗАММИНИСТРА ЗАМЕСТИТЕЛЬ ПРЕДСЕДАТЕЛЬ ПРЕДСЕДАТЕЛЯ ЗАМПРЕД ДЕПУТАТ СЕНАТОР ГУБЕРНАТОР МЭР ГЛАВА ГЛАВЫ РУКОВОДИТЕЛЬ НАЧАЛЬНИК КОМАНДУЮЩИЙ ГЛАВКОМ ГЛАВНОКОМАНДУЮЩИЙ КОМАНДИР ГЕНЕРАЛ ГЕНЕРАЛА ГЕНЕРАЛ-МАЙОР ГЕНЕРАЛ-ЛЕЙТЕНАНТ ГЕНЕРАЛ-ПОЛКОВНИК ПОЛКОВНИК ПОДПОЛКОВНИК МАЙОР КАПИТАН ЛЕЙТЕНАНТ МАРШАЛ АДМИРАЛ КОНТР-АДМИРАЛ ВИЦЕ-АДМИРАЛ ПОСОЛ СЕКРЕТАРЬ ГЕНСЕК ПРЕСС-СЕКРЕТАРЬ ПОМОЩНИК СОВЕТНИК ПРЕДСТАВИТЕЛЬ СПИКЕР ПРОКУРОР ГЕНПРОКУРОР СУДЬЯ ДИРЕКТОР ГЕНДИРЕКТОР ВЛАДЕЛЕЦ ОСНОВАТЕЛЬ ОЛИГАРХ БИЗНЕСМЕН ПАТРИАРХ ДИКТАТОР ЛИДЕР УПОЛНОМОЧЕННЫЙ ПОЛПРЕД ДОВЕРЕННОЕ ПРЕЗИДЕНТКА ПРЕМ’ЄР-МІНІСТР МІНІСТР ГОЛОВА ДЕПУТАТКА',
  // Arabic and Persian
  'الرئيس رئيس رئیس رييس وزير الوزير وزیر نائب النائب قائد القائد فرمانده العميد اللواء الفريق العقيد الجنرال سفير السفير محافظ المحافظ حاكم المتحدث المتحدثة الناطق الأمين امین المرشد مرشد الملك الأمير الإمام آية زعيم الزعيم مدير المدير المستشار مستشار سرلشکر سرتیپ سردار سرهنگ سپهبد دریادار رهبر سخنگوی معاون نماینده استاندار دبیر دبیرکل رئيس‌جمهور رییس‌جمهور رئیس‌جمهور سفیر مشاور',
].flatMap(words => words.split(' '))

/** Words that stand beside an office and belong to it, besides those that are known to stand beside names. */
export const ofOffices: readonly string[] = [
  'DUMA KREMLIN DEFENCE DEFENSE FOREIGN INTERIOR FINANCE ENERGY OIL TRADE JUSTICE AFFAIRS STATE PRIME FORMER EX THEN CURRENT SUPREME GRAND GUARD GUARDS GUARDIAN REVOLUTIONARY REVOLUTION CORPS FORCE FORCES ARMY NAVY STAFF PARTY WORKERS CENTRAL POLITBURO COMMITTEE COUNCIL PARLIAMENT SENATE ASSEMBLY CABINET GOVERNMENT ADMINISTRATION FEDERATION REPUBLIC PEOPLES HOUSE LOWER UPPER UNION EXECUTIVE COMPANY BOARD NATIONAL FEDERAL REGIONAL SELF-PROCLAIMED HIS EXCELLENCY HER HON HONOURABLE HONORABLE RT CHECHNYA CHECHEN CRIMEA CRIMEAN TATARSTAN DAGESTAN',
  'RUSSLANDS CHINAS IRANS SYRIENS WEISSRUSSISCHER BELARUSSISCHER SYRISCHER IRANISCHER RUSSISCHER CHINESISCHER NORDKOREANISCHER DER DIE DES VERTEIDIGUNG INNERN AUSSEREN AUSWARTIGE EHEMALIGER FRUHERER BUNDES BANK ZENTRALBANK',
  'DEFENSE ETRANGERES AFFAIRES INTERIEUR FINANCES REPUBLIQUE RUSSE SYRIEN IRANIEN CHINOIS BIELORUSSE GENERAL ETAT ANCIEN PREMIER MAJOR ARMEE',
  'DEFENSA EXTERIORES RELACIONES INTERIOR HACIENDA REPUBLICA ASAMBLEA NACIONAL TRIBUNAL SUPREMO RUSO SIRIO IRANI CHINO BIELORRUSO VENEZOLANO CUBANO NICARAGUENSE ESTADO EJERCITO EX PRIMER DELLA DEL DELLE ESTERI DIFESA RUSSO SIRIANO',
  'RUSYA SURIYE DEVLET DISISLERI SAVUNMA ICISLERI MALIYE MECLIS GENEL GENELKURMAY MILLI MERKEZ BANKASI ESKI',
  'ГОСДУМЫ ДУМЫ ГОСУДАРСТВЕННОЙ СОВЕТА СОВФЕДА ФЕДЕРАЦИИ БЕЗОПАСНОСТИ ОБОРОНЫ ИНОСТРАННЫХ ВНУТРЕННИХ ДЕЛ ПРАВИТЕЛЬСТВА ШТАБА ГЕНЕРАЛЬНОГО ВООРУЖЕННЫХ СИЛ РЕСПУБЛИКИ РФ РОССИЙСКОЙ США КНР КНДР ДНР ЛНР ЧР РБ МИД МИДА МО ФСБ СВР ВВС ВМФ ЦБ БЫВШИЙ БЫВШЕГО БЫВШАЯ ПЕРВЫЙ ПЕРВОГО ВРИО И.О ИО КРЕМЛЯ АДМИНИСТРАЦИИ ГОРОДА ОБЛАСТИ КРАЯ РЕГИОНА ПАРТИИ КОМИТЕТА ДУМА МИНИСТЕРСТВА НАРОДНОГО ОАО ПАО АО ООО БАНКА КОМПАНИИ СОВЕТ ФРАКЦИИ ЧЕЧНИ КРЫМА ТАТАРСТАНА ДАГЕСТАНА ИНГУШЕТИИ БАШКИРИИ ДОНЕЦКОЙ ЛУГАНСКОЙ НАРОДНОЙ',
  'الروسي السوري الإيراني الصيني العراقي اللبناني اليمني الليبي السوداني البيلاروسي الكوري الشمالي الفنزويلي الجمهورية جمهورية الدفاع الخارجية الداخلية المالية النفط العدل الدولة الوزراء الحكومة مجلس الشعب النواب الشورى الأمة البرلمان الأعلى الثورة الحرس الثوري الجيش قوات القوات المسلحة الأركان أركان هيئة حزب الحزب باسم الرسمي العام السابق الأسبق نائب جمهور جمهوری امور خارجه دفاع کشور نفت سپاه پاسداران کل قوا نیروی قدس هوافضا دریایی زمینی مجلس شورای اسلامی سابق پیشین انقلاب ستاد ارتش اول ایران روسیه سوریه',
].flatMap(words => words.split(' '))

/** How German writes an office of several words in one: Verteidigungsminister. */
export const germanOffices =
  '(?:MINISTER(?:IN)?|PRASIDENT(?:IN)?|KANZLER(?:IN)?|SEKRETAR(?:IN)?|SPRECHER(?:IN)?|KOMMANDEUR|BEFEHLSHABER|VORSITZENDER?|DIREKTOR|CHEF)'

/** Ends of Korean words that tell an office, whatever stands before them (국무위원장). */
export const koreanOffices =
  '위원장|대통령|총리|장관|차관|외무상|국방상|내무상|재무상|무력상|총비서|비서|부장|대장|상장|중장|소장|대좌|사령관|참모장|대사|의장|대변인|회장|사장|국장|서기장|총서기|수상|원수|차수|주지사|시장|의원|대표이사|대표|총재|총국장|국가주석|최고지도자|지도자|대장군|장군|제독|국왕|왕세자'

/** Words that Korean writes before an office. */
export const ofKoreanOffices =
  '전|현|북한|조선|노동당|로동당|조선로동당|중앙군사위원회|당|국무위원회|국방부|국방성|외무성|외교부|인민군|조선인민군|인민무력성|총참모부|정찰총국|최고인민회의|정부|중앙위원회|하원|상원|중앙은행|벨라루스|시리아|이란|중국|러시아'

/** Offices that Japanese writes onto a name, folded to simplified characters. */
export const japaneseOffices =
  '(?:[前元副现]|北朝鲜|朝鲜)*(?:国务|国防|外务|防卫|财务|中央|最高|人民)?(?:副?大统领|首相|外相|国防相|防卫相|财务相|内相|国防大臣|外务大臣|大臣|书记长|总书记|委员长|国家主席|主席|指导者|议长|长官|次官|大使|报道官|知事|市长|将军|大将|元帅|司令官|会长|社长|议员|党首|国王|皇太子|氏|様|さん)'
