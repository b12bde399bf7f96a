import { phrases, type MoreExamples } from "../../assistant/questionExamples.ts";

/** Questions in Portuguese as colleagues say them in passing. */
export const pt: MoreExamples = {
  appointments: phrases(`
    quem mais vem hoje; vem mais alguém amanhã; tá uma loucura amanhã; quanta gente tenho hoje; quanta gente falta; amanhã vai ser uma loucura;
    vai ser um dia corrido; a quarta tá complicada; tô atolado na segunda; tenho muitas consultas
    amanhã; vamos repassar o dia; vamos ver os pacientes de hoje; quem são os de amanhã; quantos são
    amanhã; total de consultas da semana; quantas visitas ao todo este mês; quem tá anotado pra
    terça; alguém anotado pra sexta; amanhã tá corrido; tenho alguém amanhã; tenho alguém na
    segunda; tem alguém pra mim na sexta; vem alguém pra mim amanhã; como tá meu dia; como vai ser
    minha manhã; como tá a quinta; o que me espera amanhã; o que tenho pra hoje; tá lotado amanhã?;
    tô com a tarde cheia; a segunda tá pesada; a terça tá puxada; dia tranquilo amanhã?; quantos
    faltam hoje; quantos ainda tenho pra atender; quem falta eu atender; quem vem depois; que horas
    saio hoje; que horas termino; que horas é o último; quem é o das quatro; quem vem às onze; quem
    eu atendi; quem passou comigo ontem; quantas consultas fiz; quantos atendi na semana passada; a
    Ana vem esta semana?; a Ana tem algo marcado?; resumo da semana; uma olhada em amanhã; vem
    alguém na sexta; tenho muito paciente na segunda; caiu alguém novo hoje; trabalho no domingo;
    consultas d amanhã; oq tenho hoje; qts pacientes amanhã; teleconsultas de segunda; tem
    ambulatório na sexta; com quem termino na terça; tenho algo à tarde ou já posso ir; já acabei
    por hoje; falta alguém à noite; me dá os nomes de sexta; nomes de amanhã; minha agenda tá vazia
    na segunda; a Ana veio; a Ana compareceu; quando a Ana devia vir; qual é o plano de hoje; como
    parece a semana; quão longa é minha terça; quem eu tive ontem; quem apareceu na segunda; me
    passa a lista de amanhã; a relação de pacientes; só o número de pacientes; a quinta tá cheia;
    dia tranquilo
  `),
  requests: phrases(`
    consultas que preciso aceitar ou recusar; o que tenho que aprovar ou recusar; pedidos pra dizer
    sim ou não; consultas que esperam minha decisão; consultas que não aceitei; pedidos que não vi;
    consultas que me pediram; quem espera um sim meu; tem alguém esperando eu confirmar; quem espera
    minha confirmação; alguém aguarda que eu confirme a consulta; que pedidos faltam; que consultas
    ainda não confirmei; pra quem não respondi a consulta; quem quer marcar; quem tá pedindo
    consulta; pediram consulta?; alguém pediu horário; alguém quer vir; o que falta eu aprovar;
    consultas pra aprovar; quantos pedidos tem; algum pedido novo; tem que confirmar alguém;
    pacientes querendo horário; quem tá esperando meu ok; pacientes novos que querem marcar; quem
    tentou marcar; gente que tentou marcar; quem procura consulta; quem perguntou por horário; pra
    quem respondo sobre a consulta; quem tá querendo vir
  `),
  waiting: phrases(`
    quem está atrasado; quem tá atrasado; que paciente está atrasado; meu paciente tá atrasado; quem
    ainda não chegou; quem faltou; tô fazendo alguém esperar; faço alguém esperar; tem paciente
    sentado; já entrou na chamada; meu paciente já entrou no vídeo; o paciente do vídeo já tá aí;
    quem tá esperando há mais tempo; tem gente lá fora; tem alguém lá fora; alguém me esperando;
    quem tá aí fora; o das nove já chegou; o das duas já tá aí; meu paciente chegou; já conectou; já
    entrou na sala; tem fila; quanta gente esperando; tô com gente esperando; a Ana já chegou; a Ana
    tá lá fora; a Ana já conectou?; quem tá na sala; já veio o próximo; quem chegou primeiro; tem
    paciente online; o da teleconsulta já tá aí; o paciente já tá por aí; tem alguém por aí; o da
    telemedicina já chegou; quem tá sentado; alguém já conectou; quem tá pronto pra entrar; já
    conectaram
  `),
  tasks: phrases(`
    quais tarefas vencem na segunda; que tarefas vencem esta semana; que tarefas vencem entre
    segunda e sexta; lê minha lista; lê minhas pendências; lista de coisas a fazer; as coisas da
    minha lista; afazeres da semana; o que tem pra fazer da Ana; o que tem que fazer pra Ana; o que
    falta eu fazer; o que ainda falta fazer pra Ana; o que fiquei de fazer; o que fiquei de fazer
    pra Ana; o que tem na minha lista; tem algo na minha lista de tarefas; tem algo na minha lista
    pra hoje; minhas pendências; pendências de hoje; pendências da Ana; o que tenho pra fazer; o que
    preciso terminar esta semana; o que tem que ser feito hoje; papelada pra fazer; o mais urgente
    da minha lista; quantas pendências tenho; o que vence logo; por onde começo minhas tarefas; com
    o que me comprometi; o que prometi fazer; o que era pra eu fazer; pontas soltas; o que resta
    fazer; ligações que tenho que fazer; cartas pra escrever; o que mais tenho que resolver
  `),
  freeSlots: phrases(`
    tô livre no começo do mês; onde na terça eu ponho uma criança; quando eu poderia pôr uma
    urgência; um tempinho na sexta pra uma urgência; tem tempo pra alguém sem hora; onde coloco uma
    criança; tem onde colocar alguém; dá pra enfiar alguém; tempo livre na sexta; sobrou algum
    buraco; onde posso encaixar alguém; onde encaixo mais um; cabe mais um amanhã; dá pra encaixar
    alguém na sexta?; primeiro horário que tenho vago; o mais cedo que posso ver alguém; quando
    poderia ver mais um; tenho brecha na quinta; tenho alguma janela; que horas tô desocupado;
    quando não tenho ninguém; que horas sobram; sobra tempo amanhã; dá pra pôr um extra; meu horário
    das duas tá livre; quando alguém pode vir; tem lugar na segunda; o que tá vazio na agenda; tem
    encaixe; tenho um respiro; hoje tenho um respiro; tenho folga hoje; tempo pra um café; um
    momento pra respirar; quando descanso; tempo morto amanhã; lugar pra um paciente novo; posso
    sair pra almoçar; meias horas sem uso; quando não tem ninguém agendado; que horas eu poderia ver
    um pai preocupado; que horas ela poderia vir; tem algum furo na agenda; um furo amanhã
  `),
  vitals: phrases(`
    o2 da última visita; pulso da última visita; peso da última visita; com que temperatura ela
    chegou; quantos quilos ela tinha; a pressão quando chegou; ela ganhou peso; tá mais pesada que
    antes; como tá de peso; como tá a pressão; quanto tava a pressão; a pressão anda em quanto; a
    pressão controlou?; quanto tava a saturação; como tá saturando; teve febre; tava febril; como
    anda o açúcar; como andam as glicemias; pesou quanto; quanto pesou da última vez; como vai o
    pulso; os últimos sinais; sinais da última vez; quanto mede; a pa; a fc; a sat; o peso subiu nos
    últimos meses; batimentos por minuto; batimentos por minuto da última vez; com que rapidez bate
    o coração; quantos graus; houve febre; quanto de oxigênio; mg/dl da última vez; mmHg; quanto deu
    a balança; quanto deu o aparelho; números do açúcar
  `),
  medications: phrases(`
    ela continua com algum antidepressivo; toma antidepressivo; toma algo pra ansiedade; usa creme;
    que pomada usa; quem receitou; quem passou ramipril pra ela; quem começou; o que ela tomava no
    mês passado; o que ela tomava antes; que remédios ela usava ano passado; que remédios ela tá
    tomando; o que ele tá tomando agora; o que a gente deu pra ela; o que ela usa; tá em uso de quê;
    medicações em uso; muc; tá tomando alguma coisa; toma algo pra dormir; usa bombinha; o que toma
    pro coração; os remédios de sempre; me lembra o que ela toma; que receitas tem ativas; usa
    anticoagulante; tudo que ela toma; tudo que ela toma de manhã; o que toma à noite; todos os
    remédios dela; que injeções ele toma; usa colírio; o que tem na receita; quantos remédios toma
  `),
  allergies: phrases(`
    algum fármaco que ela não pode receber por alergia; o que evitar pelas alergias; o que não dar
    por alergia; alergias no prontuário; reage mal a quê; reage mal a alguma coisa; algo que faz mal
    pra ela; tem algo a que ela reage; o que não pode tomar por alergia; o que dá coceira nela;
    algum remédio que dá reação; reações conhecidas; reações a remédios; já teve reação a alguma
    coisa; alguma alergia registrada; é alérgica a algo; alergias?; tem alergia a penicilina; algum
    remédio faz mal pra ela; tem alguma alergia sinalizada; algum alerta de alergia; o que dá
    coceira; o que dá urticária; amendoim faz mal pra ele; já teve anafilaxia
  `),
  problems: phrases(`
    o que ela tem registrado; que doenças ela tem; quais as comorbidades; comorbidades?;
    antecedentes pessoais; antecedentes importantes; hpp; que doenças a gente acompanha; alguma
    doença de base; doenças prévias; já teve algo grave antes; é cardiopata; o que ela traz de
    antes; é hipertensa?; já diagnosticaram algo nela; diagnosticaram algo crônico; o que já foi
    diagnosticado; que males ela tem; tem câncer registrado; as doenças dela até agora; cirurgias
    prévias; é asmática conhecida
  `),
  notes: phrases(`
    puxa o que documentei; abre minha nota anterior; o que pus na consulta anterior dela; o que
    dizia minha nota; o que anotei; o que pus da última vez; o que escrevi; no que ficamos; por que
    ela veio da última vez; lê minha última nota; onde paramos; o que documentei; resumo da última
    consulta; qual era o plano; sobre o que falamos da outra vez; última evolução; o essencial da
    última conversa; o que ela me contou da última vez; do que ela se queixava; o que falamos na
    última consulta; resume o último encontro; que sintomas tinha; o que achei no exame; o principal
    da minha última nota
  `),
  "help/noAdvice": phrases(`
    essa pinta é maligna; essa lesão é benigna; parece infeccionado; é contagioso; que antibiótico
    eu dou; com o que eu começo; ela tá deprimida; será bipolar; faço biópsia; o que a paciente tem;
    o que será que tem; o que esse paciente tem; será que é lúpus; será que é anemia; será que ela
    tem gota; pode ser dengue; o que você acha que é; o que será que ela tem; dose máxima de
    ibuprofeno; qual a dose máxima do ramipril; dose usual de amoxicilina; dose inicial de
    metformina; quanto posso dar; pode tomar penicilina; posso dar os dois; o que você faria; o que
    eu faço com ela; qual o próximo passo; isso parece asma; devo me preocupar; ela devia usar
    estatina; você começaria insulina; qual a primeira linha; antibiótico pra infecção urinária;
    qual remédio é melhor; essa pressão é ruim; mando pro pronto-socorro; é emergência; descarto
    trombose; por que ela tá tão cansada; como você explicaria a tontura dela; o que explica isso;
    por que ela passa mal; posso combinar ramipril com ibuprofeno; dá pra tomar junto; qual sua
    opinião; merece encaminhar; que exame eu peço; por quanto tempo toma; quando deve voltar; pode
    dirigir; pode trabalhar; será que tá grávida; qual o prognóstico; quão grave é; troco pra outro
    mais forte; mudo de classe; passo pra outro remédio; o que me aconselha; me aconselha a trocar; o que me aconselhas
  `),
  "help/orders": phrases(`
    sobe a sertralina pra 100; aumenta o ramipril pra 10; baixa a metformina pra 500; troca o
    ramipril por losartana; empurra tudo meia hora; empurra minha tarde; atrasa tudo 30 minutos;
    move a tarde toda; receita amoxicilina pra Ana; põe a Ana em ramipril; dá metformina pra Ana;
    começa insulina nela; aumenta a dose na lista; tira o ramipril dela; passa minha consulta das
    três; joga a das três pra sexta; encaixa a Ana na sexta; marca a Ana amanhã; agenda a Ana; liga
    pra Ana; escreve pra Ana; avisa que vou atrasar; fala pra eles que atrasei; renova a receita
    dela; anota que tá bem; põe isso nas alergias dela; cria uma pendência; risca da lista; limpa
    minha sexta; cancela minha tarde; aceita todos os pedidos; recusa esse pedido; confirma a Ana;
    me lembra de ligar pro laboratório; me encaixa a Ana antes do almoço; acha um horário pra Ana e
    marca; preenche a consulta; termina minha nota; põe o peso dela; deixa o paciente entrar; aceita
    o pedido da Ana; deixa as dez livres; encaminha pra cardiologia
  `),
  others: phrases(`
    a dra. Souza tem vaga na segunda; o doutor Souza tá livre amanhã; quando vem o doutor Souza;
    quem a doutora Souza atende; quem cobre o doutor Souza; que médico tem tempo; tem outro médico
    livre; a agenda da clínica toda; quem tá de plantão; quantos pacientes tenho no total; que
    pacientes usam insulina; quem tem a pressão mais alta; quem trabalha hoje; que colegas vieram;
    como tá o dia do doutor Souza; horários livres de outros médicos; peso médio dos meus pacientes;
    quantos dos meus pacientes fumam
  `),
  "help/assistant": phrases(`
    o que você sabe fazer; você faz o quê
  `),
  "help/messages": phrases(`
    recados; me deixaram um recado; algum recado; me deixaram alguma mensagem; mensagens; caixa de
    entrada; mensagens não lidas; mensagens novas; mensagens de pacientes; algum paciente me
    escreveu; a Ana me escreveu?; a Ana já respondeu; o que a Ana me escreveu; alguém me mandou
    mensagem; tenho mensagens; mostra minhas mensagens; lê minhas mensagens; quantas mensagens não
    lidas; onde vejo as mensagens; chat com a Ana; chegou resposta; o que os pacientes me
    escreveram; o que escreveram; respondeu minha mensagem; tem correio; minha caixa; lê o chat
  `),
  "help/waitingList": phrases(`
    lista de espera; quem tá na lista de espera; quem está na lista de espera; alguém na lista se
    desmarcarem; quem quer consulta antes; quem quer antecipar a consulta; pacientes que esperam um
    horário mais cedo; quem poderia pegar uma vaga de desistência; qual o tamanho da lista de
    espera; a Ana tá na lista de espera?; onde fica a lista de espera; quem quer um horário que
    vagar; quantos tem na minha lista de espera; quantos esperam um lugar; quem espera uma data
    antes; quem pode vir se desmarcarem
  `),
  trend: phrases(`
    ela tá perdendo peso; ela tá perdendo peso ou não; ela perde peso; ela tá ganhando peso; ganha
    peso; a pressão dela tem melhorado; os valores tão baixando; ela tá ficando mais pesada; tá indo
    bem; como evoluiu a pressão; tendência do peso; o peso tá subindo ou descendo; a pressão tá
    melhorando; pressão no último ano; trajetória do peso; curva da glicose; como mudou o açúcar;
    ela emagreceu; ela engordou; ela perdeu peso; histórico de peso; comparado com a última vez;
    comparado com os valores anteriores; o pulso tá baixando; a temperatura tá caindo; alguma
    mudança na saturação; como vêm evoluindo os sinais; o peso desde a primavera; melhorou a
    pressão; caiu o peso; o IMC dela tá caindo; pesa mais que antes; os valores ao longo do tempo;
    gráfico da pressão; como mudou o peso desde março; a glicose dela vem subindo; o açúcar tá
    subindo; a pressão dela tá caindo; pra onde vai o peso; sobe ou desce; melhor ou pior que da
    última vez; os números pioraram; já baixou; tem vindo a descer; está a descer ou a subir
  `),
  next: phrases(`
    quem entra quando este sair; terminei, quem eu chamo; assim que acabar quem é; quando eu terminar com ela quem vem; já acabei, quem é; quem eu tenho que chamar; quem eu chamo agora; pra quem me preparo; quem entra; quem entra em
    seguida; quem passa depois; quem eu ponho pra dentro; próximo paciente; paciente seguinte; quem
    é o próximo; quem é o seguinte; quem vem agora; próxima consulta; minha próxima consulta; de
    quem é a vez; quem é agora; quem eu vejo agora; quem eu atendo agora; quem eu atendo depois;
    quem vem depois deste; o próximo; quando é minha próxima consulta; que horas é a próxima; quem
    entra agora; quem passa agora; quando vejo a Ana de novo; quando é a vez da Ana; próxima
    consulta da Ana; quando a Ana volta; quando é o retorno da Ana; de quem abro o prontuário; que
    prontuário abro; quem eu vou ver; quem estou pra ver; quem eu pego agora; o de agora quem é;
    quem é da vez; quem é o da vez; o próximo por favor
  `),
  overdue: phrases(`
    o que já era pra estar pronto; quais já eram pra estar feitos; o que eu já devia ter terminado;
    só o que tá atrasado; só as atrasadas; o que tinha que estar pronto; as que estão atrasadas; o
    que não ficou pronto a tempo; o que deixei passar; o que passou do prazo; deixei passar alguma
    coisa; o que tá atrasado; no que tô atrasado; o que já devia estar pronto; o que venceu; que
    prazos perdi; o que ficou pra trás; o que tô empurrando com a barriga; tarefas da semana passada
    que não fiz; o que não fiz a tempo; o que já passou da data; algo vencido; vencidas; tarefas
    vencidas; tarefas atrasadas; quantas atrasadas tenho; prazos que estourei; prazos que não
    cumpri; o que não cumpri; o que tá muito atrasado; o que negligenciei; o que adiei demais; quais
    já venceram; tarefas que passaram da data; tarefas com a data passada; cuja data limite passou;
    quais já passaram da hora; o prazo estourou; tarefas que estouraram
  `),
  "help/privacy": phrases(`
    quem pode ver o que pergunto; você guarda o que eu pergunto; fica salvo o que eu escrevo
  `),
  offTopic: phrases(`
    que dor nas costas; ai que dor; ufa; tô com dor de cabeça; preciso de férias; tô cansadíssima;
    meus pés doem; que tédio; que bagunça; o café esfriou; quanto tá o jogo; quem fez gol; vai
    chover; vai chover amanhã; vai fazer sol; kkk; kkkk valeu; rsrs; valeu; blz; ok obrigado; você é
    demais; bom trabalho; tô morto; que dia; preciso de um café; deixa pra lá; esquece; até amanhã;
    boa noite; nossa; hmm; sim; não; por quê; quem tá ganhando; alguma novidade; o que tem pro
    almoço; pede comida; te amo; você não serve pra nada; isso tá errado; você é burro; quanto eu
    ganho; como vou pra casa; trânsito; que horas sai meu voo; feliz aniversário; senha do wifi; meu
    holerite; o laboratório ligou; qual o sentido da vida; comeria um pastel; queria uma pizza; tô
    com frio; meu filho tá doente; que horas são em Tóquio; meu carro quebrou; cadê minha caneta; o
    computador tá lento; a impressora quebrou; quem fala; tô atrasado; odeio segunda-feira; boa
    sorte; quem ganha a eleição; quem vai ser presidente
  `),
};
