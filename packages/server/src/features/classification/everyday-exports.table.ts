/** Ordinary goods of export, of which some were in view when the tables were mended. */
export const everydayExports: readonly string[] = `
纯棉T恤;女式连衣裙;牛仔裤;羽绒服;羊毛衫;冲锋衣;儿童睡衣;棒球帽;皮带;丝巾;运动鞋;雨靴
拖鞋;真皮钱包;双肩背包;拉杆箱;雨伞;太阳镜;老花镜;石英手表;机械闹钟;银项链;锆石耳钉;钛钢手链
不锈钢戒指;保温杯;玻璃水杯;陶瓷餐具套装;不粘炒锅;铸铁锅;高压锅;菜刀;陶瓷刀;筷子;砧板;硅胶铲
烘焙模具;厨房电子秤;榨汁机;豆浆机;电饭煲;空气炸锅;微波炉;电磁炉;燃气灶;抽油烟机;洗碗机;冰箱
洗衣机;吸尘器;扫地机器人;电风扇;空调;加湿器;空气净化器;电暖器;热水器;饮水机;净水器滤芯;电吹风
电动剃须刀;电动牙刷;按摩枪;筋膜枪;热熔胶枪;喷枪;射钉枪;手枪钻;玩具手枪;玩具坦克;坦克模型;水枪
泡泡枪;遥控汽车;积木;毛绒玩具;拼图;跳绳;瑜伽垫;哑铃;羽毛球拍;网球拍;乒乓球;篮球
飞镖靶;射箭靶纸;弓箭;钓鱼竿;帐篷;睡袋;露营灯;登山杖;自行车;山地车架;滑板车;婴儿推车
儿童安全座椅;轮胎;汽车消音器;汽车排气管;刹车片;火花塞;雨刮器;汽车座椅套;行车记录仪;车载充电器;汽车蓄电池;摩托车头盔
机油滤清器;三元催化器;汽车尾气催化剂;手机壳;手机膜;数据线;蓝牙耳机;充电宝;智能手表;平板电脑支架;笔记本电脑;机械键盘
鼠标;显示器;电视机;投影仪;音箱;麦克风;U盘;移动硬盘;打印机墨盒;碳粉;复印纸;荧光笔
荧光棒;荧光涂料;圆珠笔;铅笔;石墨铅笔;橡皮;订书机;文件夹;计算器;白板;办公椅;办公桌
书架;沙发;床垫;实木餐桌;窗帘;地毯;毛巾;床单;枕头;羽绒被;蜡烛;香薰
洗发水;护发素;沐浴露;香皂;沐浴炸弹球;洗衣液;洗洁精;牙膏;口红;粉底液;面膜;指甲油
香水;剃须泡沫;卫生纸;纸尿裤;湿巾;创可贴;医用口罩;一次性手套;血压计;体温计;轮椅;拐杖
助听器;隐形眼镜;牙科用氧化锆瓷块;全瓷义齿;氧化锆陶瓷刀;氧化锆研磨珠;钇稳定氧化锆珠;氧化锆珠;氧化钇稳定氧化锆粉末;荧光粉;LED灯珠;LED灯管
节能灯;台灯;太阳能路灯;吊灯;开关插座;电线;电缆;铠装电缆;断路器;变压器;小型电动机;水泵
潜水泵;离心风机;空压机;电焊机;钍钨电极;铈钨电极;钨丝灯泡;钨钢铣刀;硬质合金刀片;硬质合金钻头;金刚石锯片;金刚石磨片
砂轮;砂纸;电锤;角磨机;电锯;螺丝刀;扳手;钳子;卷尺;水平尺;游标卡尺;梯子
铁钉;螺栓螺母;钢丝绳;链条;轴承;齿轮;弹簧;密封圈;石墨垫片;石墨盘根;石墨电刷;碳刷
橡胶管;PVC管;铜管;铝型材;铝合金门窗;铝合金梯子;铝合金轮毂;铝合金拉杆箱;锌合金拉链;锌合金压铸件;镁合金行李箱;钛合金眼镜架
铜合金水龙头;合金玩具车模;铁合金硅锰;硅铁合金;锰铁;不锈钢板;镀锌钢板;马口铁;铝箔;铝锭;锌锭;铅锭
铜锭;锡锭;焊锡丝;锡铋焊料;铋锡低温焊锡膏;钓鱼铅坠;枸橼酸铋钾胶囊;次水杨酸铋片;胶体果胶铋胶囊;碱式碳酸铋;锡粉;铝粉颜料
铁粉;铜粉;钛白粉;氧化铁红;氧化锌;氧化铝陶瓷;刚玉砂;碳化硅砂轮;玻璃纤维布;岩棉;石膏板;瓷砖
水泥;木地板;胶合板;油漆;油漆稀释剂;胶水;环氧树脂胶;硅酮密封胶;二甲苯;对甲苯磺酸;甲苯二异氰酸酯;丁苯橡胶
聚乙烯颗粒;聚丙烯编织袋;ABS塑料粒;尼龙切片;涤纶丝;棉纱;羊绒;亚麻布;牛皮革;人造革;无纺布;纽扣
拉链;缝纫机;缝纫线;尿素;磷酸二铵;草甘膦;过氧化氢消毒液;柠檬酸;小苏打;食盐;碳酸钙;硫酸铜
乙酸乙酯;乙二醇乙醚;乙二醇单丁醚;聚乙二醇;乙酸;苯乙酸乙酯;肉桂醛香料;香兰素;白砂糖;大米;面粉;面条
酱油;食醋;辣椒酱;番茄酱;罐头蘑菇;冷冻虾仁;茶叶;咖啡豆;巧克力;饼干;奶酪;奶粉
矿泉水;啤酒;葡萄酒;白酒;果汁;蜂蜜;核桃;花生;大蒜;生姜;苹果;香菇
枸杞;海带;食用菌粉;蛋白粉;维生素C片;鱼油胶囊;阿莫西林胶囊;布洛芬片;复方氨酚烷胺片;麻黄草饮片;板蓝根颗粒;宠物食品
猫砂;狗牵引绳;水族箱;鱼缸过滤器;花盆;园艺剪刀;割草机;喷雾器;农用喷雾机;拖拉机;收割机;播种机
温室大棚膜;饲料;种子;鲜花;圣诞树;圣诞灯串;气球;派对装饰;礼品盒;贴纸;书籍;油画
相框;钢琴;吉他;小提琴;电子琴;口琴;打火机;烟斗;香烟过滤嘴;保险柜;门锁;指纹锁
监控摄像头;烟雾报警器;灭火器;安全帽;反光背心;劳保手套;防尘口罩;焊接面罩;集装箱;木托盘;纸箱;缠绕膜
塑料瓶;玻璃瓶;易拉罐;食品包装袋;包装机;灌装机;封口机;切菜机;和面机;绞肉机;面包烤箱;制冰机
冰淇淋机;咖啡机;奶茶封口机;印刷机;激光打印机;裁纸机;注塑机;吹塑机;塑料挤出机;木工机床;锯木机;混凝土搅拌机
挖掘机;装载机;叉车;起重机;电梯;脚手架;液压千斤顶;液压油缸;气动接头;阀门手轮;水龙头;花洒
马桶;洗手盆;浴缸;镜子;铰链;抽屉滑轨;合页;晾衣架;垃圾桶;塑料收纳箱;保鲜盒;冰袋
热水袋;暖宝宝;电热毯;足浴盆;按摩椅;跑步机;动感单车;台球桌;麻将机;扑克牌;游戏手柄;电子秤
饲料混合机;干粉混合机;涂料砂磨机;小麦辊道输送机;辊道输送线;隧道窑陶瓷砖;喷雾干燥奶粉;热压烫画机;服装热压机;烫画机;扩音器;对讲机配件皮套
航空母舰拼装模型;飞机模型;仿真子弹头钥匙扣;子弹头耳机;核桃夹子;磁吸手机壳;磁力积木;冰箱贴;白板磁扣;电磁夹具;扬声器;电机转子
电机定子;氘灯;氘代氯仿;硝化纤维素油漆;硝基清漆;硝酸甘油片;高锰酸钾消毒片;乒乓球拍套;cotton t-shirt;women's dress;denim jeans;down jacket
wool sweater;baseball cap;leather belt;silk scarf;running shoes;rubber boots;leather wallet;school backpack;trolley suitcase;umbrella;sunglasses;quartz watch
silver necklace;zircon earrings;stainless steel ring;vacuum flask;glass tumbler;ceramic dinner set;non-stick frying pan;pressure cooker;kitchen knife;chopsticks;cutting board;silicone spatula
juicer;rice cooker;air fryer;microwave oven;induction cooker;range hood;dishwasher;refrigerator;washing machine;vacuum cleaner;robot vacuum;electric fan
air conditioner;humidifier;air purifier;water heater;hair dryer;electric shaver;electric toothbrush;massage gun;glue gun;spray gun;nail gun;heat gun
caulking gun;toy pistol;toy tank;water gun;bubble gun;remote control car;building blocks;plush toy;jigsaw puzzle;skipping rope;yoga mat;dumbbell
badminton racket;tennis racket;basketball;dart board target;archery target;fishing rod;camping tent;sleeping bag;camping lantern;bicycle;electric scooter;baby stroller
car seat;car tyre;car exhaust silencer;muffler;brake pads;spark plug;wiper blade;dash cam;car charger;motorcycle helmet;oil filter;catalytic converter
phone case;screen protector;usb cable;bluetooth earphones;power bank;smart watch;laptop;mechanical keyboard;mouse pad;monitor;television;projector
speaker;microphone;printer toner;copy paper;ballpoint pen;pencil;graphite pencil;stapler;calculator;office chair;bookshelf;sofa
mattress;dining table;curtain;carpet;towel;bed sheet;pillow;candle;shampoo;soap;bath bomb;laundry detergent
toothpaste;lipstick;face mask;nail polish;perfume;toilet paper;baby diapers;wet wipes;adhesive bandage;disposable gloves;thermometer;wheelchair
dental zirconia block;zirconia grinding beads;yttria stabilized zirconia beads;phosphor powder;led bulb;desk lamp;solar street light;chandelier;wall socket;extension cord;armored cable;circuit breaker
transformer;electric motor;water pump;air compressor;welding machine;thoriated tungsten electrode;carbide end mill;carbide insert;diamond saw blade;grinding wheel;sandpaper;angle grinder
screwdriver;wrench;tape measure;ladder;nails;bolts and nuts;steel wire rope;roller chain;ball bearing;gear;coil spring;o-ring seal
graphite gasket;carbon brush;pvc pipe;copper tube;aluminium profile;aluminum alloy wheel;aluminium alloy ladder;zinc alloy zipper;titanium alloy glasses frame;die cast toy car;ferrosilicon;stainless steel sheet
aluminium foil;zinc ingot;solder wire;tin bismuth solder;bismuth subsalicylate tablets;iron oxide red;zinc oxide;alumina ceramic tube;glass fibre cloth;gypsum board;ceramic tiles;cement
plywood;paint;paint thinner;silicone sealant;xylene;toluene diisocyanate;polyethylene granules;cotton yarn;artificial leather;zipper;sewing machine;urea fertilizer
citric acid;table salt;calcium carbonate;ethyl acetate;vanillin;white sugar;rice;noodles;soy sauce;canned mushrooms;frozen shrimp;green tea
coffee beans;chocolate;cookies;cheese;milk powder;beer;wine;honey;walnuts;peanuts;garlic;vitamin c tablets
fish oil capsules;pet food;cat litter;dog leash;aquarium filter;flower pot;lawn mower;garden sprayer;tractor;animal feed;christmas tree;balloon
gift box;sticker;oil painting;photo frame;piano;guitar;cigarette lighter;safe box;door lock;fire extinguisher;safety helmet;reflective vest
work gloves;wooden pallet;carton box;stretch film;plastic bottle;packaging machine;coffee machine;ice cream machine;injection moulding machine;concrete mixer;excavator;forklift
hydraulic jack;faucet;shower head;toilet;bathtub;mirror;hinge;trash can;electric blanket;treadmill;playing cards;game controller
kitchen scale;military style watch;bullet journal;bullet blender;torpedo level;missile toy;rifle green paint;fridge magnet;whiteboard magnets;nitrocellulose lacquer;bomb shelter door;aircraft carrier model kit
`
  .trim()
  .split(/[;\n]/u)

/** Written after that, and not used for mending. */
export const laterExports: readonly string[] = `
棉质四件套;法兰绒睡袍;涤纶雨衣;马丁靴;帆布手提袋;编织草帽;袜子;领带;珍珠耳环;木制首饰盒;蒸锅;砂锅
玻璃保鲜碗;刨丝器;开瓶器;咖啡滤纸;竹制托盘;密胺餐盘;冰箱除味剂;除螨仪;电热水壶;养生壶;挂烫机;电熨斗
超声波加湿器;壁挂炉;空调滤网;窗帘轨道;智能马桶盖;卫浴五金套件;厨房龙头;不锈钢水槽;石英石台面;大理石瓷砖;人造石浴缸;木纹砖
塑料地板;壁纸胶粉;腻子粉;外墙乳胶漆;防水涂料;美缝剂;发泡胶;玻璃胶枪;电动螺丝批;充电式电钻;空气钉枪;高压清洗机
汽油链锯;修枝剪;园林水管接头;花园灯;塑料仿真花;户外折叠桌;天幕;野餐垫;烧烤炉;木炭;渔网;鱼饵
游泳圈;潜水面镜;泳衣;滑雪板;冰刀鞋;轮滑鞋;头灯;望远镜玩具;儿童显微镜;磁性画板;橡皮泥;拼装机器人玩具
无人机玩具;水弹枪;玩具手榴弹;仿真飞机摆件;坦克世界鼠标垫;导弹造型打火机;子弹杯;枪灰色皮带扣;防弹咖啡;炸弹奶酪;核桃油;核能雨刷
原子笔;氢水杯;氧吧机;臭氧消毒柜;紫外线杀菌灯;卤素灯泡;汽车氙气大灯;稀土发光漆;夜光贴纸;荧光背心;镭射纸;激光贴膜
雷达感应灯;雷达电子钟;声波电动牙刷;红外线体温枪;红外理疗灯;额温枪;雾化器;制氧机;血糖试纸;医用纱布;碘伏消毒液;酒精棉片
硫酸钡造影剂;钆喷酸葡胺注射液;氯化钠注射液;葡萄糖酸钙;硫酸锌;硫酸镁;硫酸铵;硝酸钾肥;磷酸二氢钾;氯化钾;氢氧化钠;纯碱
亚硫酸钠;硫化橡胶垫;丙酮酸钙;盐酸二甲双胍片;盐酸左氧氟沙星;硫酸庆大霉素;乙醚脱脂棉;羟丙基甲基纤维素;羧甲基纤维素钠;聚醚多元醇;松香;樟脑丸
薄荷脑;工业明胶;石蜡;凡士林;甘油;硬脂酸;硅油;润滑脂;切削液;防冻液;玻璃水;刹车油
发动机机油;滤芯;汽车脚垫;后视镜;车灯总成;减震器;传动轴;离合器片;变速箱齿轮;曲轴;活塞环;汽缸垫
水箱散热器;摩托车链条;自行车轮组;电动车控制器;锂电池充电器;镍氢充电电池;纽扣电池;铅酸蓄电池;光伏支架;光伏组件;太阳能充电板;逆变器外壳
配电箱;电缆桥架;接线端子;继电器;保险丝;电阻;铝电解电容;电感线圈;晶振;PCB电路板;LED显示屏;LED灯带
铝合金散热器;铝合金卷帘门;锌合金门把手;铜合金阀门;不锈钢合金餐具;高速钢麻花钻;合金锯片;合金钢链条;镍铬合金电热丝;镀锌铁丝;铁粉芯;镁粉防滑粉
钛粉颜料;钨金首饰;碳化钨戒指;钛合金餐具;锆陶瓷表带;蓝宝石表镜;钢琴弦;铜锣;口哨;book shelf bracket;knitted gloves;canvas tote bag
stainless steel mixing bowl;bamboo cutting board;garlic press;electric kettle;steam iron;ceiling fan;curtain rod;door mat;wall paint;tile adhesive;cordless drill;chain saw
garden hose;picnic blanket;barbecue grill;fishing net;swimming goggles;ski gloves;inline skates;toy drone;toy grenade;bullet proof coffee;bullet head earbuds;laser pointer pen
laser engraved sticker;radar motion sensor light;infrared thermometer gun;ultrasonic humidifier;glucose test strips;sterile gauze;sodium hydroxide;potassium nitrate fertilizer;zinc sulfate;magnesium sulfate;acetone-free nail polish remover;hydrochloride tablets
rubber mat;motor oil;car floor mats;shock absorber;clutch disc;piston rings;bicycle wheel;lead acid battery;button cell battery;solar mounting bracket;junction box;terminal block
relay;fuse;resistor;crystal oscillator;led display screen;aluminum heat sink;zinc alloy door handle;brass valve;high speed steel drill bit;nichrome wire;iron powder core;titanium spork
tungsten carbide ring;guitar strings;metal whistle
`
  .trim()
  .split(/[;\n]/u)
