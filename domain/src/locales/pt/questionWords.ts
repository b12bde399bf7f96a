import { entries, type QuestionWords } from "../../assistant/questionWords.ts";

/** The meanings of Portuguese words. */
export const pt: QuestionWords = {
  intents: {
    appointments: entries(`
      vejo de novo, quantos pacientes, quem eu vejo, quem vejo,
      quem atendi, quem eu atendi, quem vi, quem eu vi, primeiro paciente, primeira paciente,
      consulta*, agenda, calendario, agendamento*, atendimento*, quem atendo, quem eu atendo,
      proximo paciente, proxima paciente, pacientes hoje, pacientes tenho, pacientes amanha, meu
      dia
    `),
    requests: entries(
      `pediu uma, pediu consulta, pediram, consultas pendentes, consultas estao pendentes, consultas tenho pendentes, consulta pendente, pedido*, solicitac*, a confirmar, por confirmar, sem confirmacao, nao confirmad*, a responder, sem resposta`,
    ),
    waiting: entries(
      `chegou, chegaram, na sala, sala de espera, esperando, espera, aguardando, esperam`,
    ),
    tasks: entries(`
      vence, vencem, tarefa*, pendente*, pendencia*, afazeres, atrasad*, lembrete*, vencid*
    `),
    freeSlots: entries(
      "buraco, buracos, furo, furos, posso atender, posso receber, livre, livres, disponive*, disponibilidade, vaga, vagas, vago, vagos",
    ),
    allergies: entries("alerg*, intoleran*"),
    problems: entries(
      "lista de problemas, diagnosticos ativos, diagnostico ativo, diagnosticos conhecidos, diagnosticos registrados, diagnosticos previos, diagnosticos anteriores, lista de diagnosticos, quais diagnosticos, os diagnosticos, diagnosticos dela, diagnosticos dele, historia patologica, historia pregressa, antecedentes, comorbidade*, patologias, problemas de saude, que problemas, quais problemas, problemas ativos, preexistente*, cronic*",
    ),
    vitals: entries("imc, sinais, vitais, medicoes, afericoes"),
    medications: entries(`
      tratamento atual, tratamentos atuais, tratamento em curso, tratamento em uso, medicamento*, medicac*, remedio*, farmaco*, comprimidos, toma, tomando, receitas, dose,
      doses
    `),
    notes: entries(`
      nota, notas, anotei, anotado, anotacao, anotacoes, escrevi, escrito,
      historico
    `),
  },
  time: {
    dayFirst: true,
    weekdays: [
      "segunda feira/segunda/seg",
      "terca feira/terca",
      "quarta feira/quarta/qua",
      "quinta feira/quinta/qui",
      "sexta feira/sexta/sex",
      "sabado/sab",
      "domingo/dom",
    ],
    months: [
      "janeiro/jan",
      "fevereiro/fev",
      "marco",
      "abril/abr",
      "maio",
      "junho/jun",
      "julho/jul",
      "agosto/ago",
      "setembro",
      "outubro/out",
      "novembro/nov",
      "dezembro/dez",
    ],
    numbers: [
      "dois/duas",
      "tres",
      "quatro",
      "cinco",
      "seis",
      "sete",
      "oito",
      "nove",
      "dez",
      "onze",
      "doze",
    ],
    tokens: {
      "rel:0": "hoje, hj",
      "own:day": "meu dia, o meu dia",
      now: "agora, agora mesmo, atualmente, neste momento, no momento",
      "rel:1": "amanha, amnh, amn",
      "rel:1 part:morning": "amanha cedo, amanha bem cedo, amanha cedinho",
      "rel:2": "depois de amanha",
      "rel:-1": "ontem",
      "rel:-2": "anteontem, antes de ontem",
      "rel:-1 part:evening": "ontem a noite",
      "part:morning":
        "de manha, pela manha, da manha, na manha, manha, cedo de manha, cedo pela manha",
      "rel:0 part:morning": "esta manha, nesta manha, hoje de manha, hoje cedo",
      "part:afternoon": "de tarde, a tarde, da tarde, na tarde, pela tarde, tarde",
      "rel:0 part:afternoon": "esta tarde, nesta tarde, hoje a tarde",
      "part:evening": "de noite, a noite, da noite, na noite, pela noite, noite",
      "rel:0 part:evening": "esta noite, nesta noite, hoje a noite",
      "clock:720": "meio dia, ao meio dia",
      weekend: "fim de semana, final de semana, fins de semana, fds",
      "this unit:week": "minha semana, essa semana",
      "unit:day": "dia, dias",
      "unit:week": "semana, semanas, proximos dias",
      "unit:week next": "semana que vem, semana que entra, semana que se segue",
      "unit:month": "mes, meses",
      "unit:year": "ano, anos",
      "unit:hour": "hora, horas, minuto, minutos",
      plain:
        "por minuto, bom dia, boa tarde, boa noite, dia a dia, meia hora, meias horas, horas livres, que horas, que hora, que dia, que dias, quais dias",
      prev: `desde a ultima vez, desde a ultima visita, desde a ultima consulta, desde sua ultima consulta`,
      next: `depois deste, depois desta, depois desse, depois dessa, depois dele, depois dela, vejo de novo, proximo, proxima, proximos, proximas, seguinte, seguintes, primeiro, primeira, primeiros, primeiras, que vem, que entra, que vira`,
      last: "passado, passada",
      rolling: "ultimo, ultima, ultimos, ultimas, passados, passadas",
      this: "este, esta, estes, estas, neste, nesta, nestes, nestas, esse, essa",
      over: "durante, ao longo de, ao longo do, ao longo da, ao longo dos",
      the: "a, o, as, os",
      the1: "dia, no dia, do dia, ao dia, o dia",
      a: "um, uma",
      of: "de, do, da, dos, das",
      on: "na, no, nas, nos, para, pra",
      at: "as, pelas, por volta das",
      in: "em, daqui a, dentro de",
      to: "a, ao",
      from: "entre, entre as, das",
      and: "e, e as, e o, e a",
      or: "ou",
      ago: "ha, atras, faz",
      since: "desde, desde o, desde a, desde as",
      until: "ate, ate o, ate a, ate as",
      before: "antes de, antes do, antes da",
      "before at": "antes das",
      after: "depois de, depois do, depois da, a partir de, apos",
      "after at": "depois das, a partir das, apos as",
      recent: `estas semanas, nestas semanas, nessas semanas, estes meses, nestes meses, nesses meses, as ultimas semanas, nas ultimas semanas, nestas ultimas semanas, nessas ultimas semanas, os ultimos meses, nos ultimos meses, nestes ultimos meses, nesses ultimos meses, nos ultimos anos`,
      vague: `semana que, semana do, semana de, daqui a pouquinho, em breve, em um momento, algum dia, qualquer dia, dia desses, um dia desses, daqui a pouco, algum momento, na outra, no outro, a outra, o outro, fim de, fim do, fim da, final de, final do, final da, comeco de, comeco do, comeco da, inicio de, inicio do, inicio da, meados de, segundas, tercas, quartas, quintas, sextas, segundas feiras, tercas feiras, quartas feiras, quintas feiras, sextas feiras, sabados, domingos, quinzena, trimestre, semestre, cada, toda semana, todo dia, diario, semanal, mensal, mais tarde, logo, cedo, antes, depois, feriado, feriados, natal, pascoa, carnaval, primavera, verao, outono, inverno, almoco, meia noite, decada, madrugada, manhas, tardes, noites, exceto`,
    },
  },
  onDay: entries(`quem, alguem, ninguem, algo, alguma coisa, nada, paciente*, pessoas`),
  conditions: entries(`sera que e, serviria, conviria, pode ser, poderia ser, causa, causas`),
  illness: entries(`ela tem, ele tem, paciente tem, tem historia de, sofre, padece, ela e, ele e`),
  recorded: entries(
    `diagnosticos ativos, diagnostico ativo, diagnosticos conhecidos, diagnosticos registrados, diagnosticos previos, diagnosticos anteriores, lista de diagnosticos, quais diagnosticos, os diagnosticos, diagnosticos dela, diagnosticos dele, tratamento atual, tratamentos atuais, tratamento em curso, tratamento em uso`,
  ),
  past: entries(`vimos, atendemos, tivemos, vi, atendi, tive, houve, tinha, foi, era, foram`),
  overdue: entries(
    `ja passou, ja passaram, passaram da data, data passada, ja era pra, ja eram pra, ja deviam, ja deveria, ficou pra tras, ficaram pra tras, passou da data, atrasad*, atraso, ja devia, devia ter, deveria ter, vencid*, venceu, venceram, passaram do prazo, passou do prazo, fora do prazo, deixei passar, perdi o prazo`,
  ),
  orders: {
    first: entries(
      `renova, renove, renovar, admita, admitir, mova, mover, mude, mudar, muda, move, remarque, remarcar, remarca, reagende, reagendar, reagenda, cancele, cancelar, cancela, adie, adiar, adia, confirme, confirmar, confirma, agende, agendar, agenda uma, agenda a, marque, marcar, marca, crie, criar, cria, adicione, adicionar, apague, apagar, exclua, altere, alterar, troque, passe, passa, coloque, coloca, inclui, inclua, insere, insira, bota, tira, tire, retira, encaixa, desmarca, desmarque, antecipa, avisa, avise, manda, mande, escreve, imprime, bloqueia, libera, lembra, lembre, atualiza, corrige, prescreve, envie, assine, escreva, registre, antecipe, recuse, aceite, reserve, passar, trocar, alterar, enviar, registrar, assinar, colocar, antecipar, recusar, aceitar, reservar, excluir, pede, pedir, solicita, solicitar, mede, medir, aprova, aprovar, faz a nota, faz uma nota, faz a evolucao, faz uma evolucao, fecha, fechar, apaga, aumenta, diminui, suspende`,
    ),
    anywhere: entries(
      `remarque, remarcar, reagendar, adiar, cancelar, cancele, cancelada, canceladas, mova a, mude a, mover a`,
    ),
    polite: entries(
      `por, favor, voce, pode, poderia, quero, queria, preciso, gostaria, que, me, oi, ola, e, agora, de, da, para`,
    ),
  },
  measures: {
    pressure: entries("pressao, pressoes, tensao, tensoes, pa, hipertens*, sistolica, diastolica"),
    weight: entries("peso, pesos, pesa, pesava, pesando, quilos, emagrec*, engord*"),
    height: entries("altura, mede, estatura"),
    pulse: entries("batimentos por minuto, pulso, frequencia cardiaca, fc, batimento*, bpm"),
    temperature: entries("temperatura*, temp, febre, febril"),
    oxygen: entries(
      "oxigenio, saturacao, saturacoes, sat, sato2, spo2, o2, oximetria, satura, saturando",
    ),
    glucose: entries("glicose, glicemia*, acucar, acucares, dextro, hgt"),
    bmi: entries("imc, massa corporal, massa corporea"),
  },
  trend: entries(`
      vem subindo, vem caindo, perdendo, ganhando, perde, ganha peso, trajetoria*, comparad*, ganhou peso, ganhado, perdeu peso, perdido, tendencia*, evolucao, evoluiu, evoluindo, mudou, comportou, comportando, mudanca*, ao longo do tempo, ao longo, com o tempo, historico, desde,
      subiu, caiu, baixou, aumentou, aumentando, diminu*, subindo, caindo, baixando, tem andado,
      andado, tem estado, vem, curva*, grafic*, melhor*, pior*, estave*, varia*, progresso,
      evolu*, engord*, emagrec*
    `),
  advice: entries(`
      e muito, explicaria, explica isso, dose maxima, dose max, dose usual, dose inicial, sera que e, pode ser sinal, sinal de, sintoma de, pode vir de, voce acha, acha que, achas que, o que achas, o que acha, voce pensa, pensa que, suspeita de, sera que ela, sera que ele, pode tomar, pode receber, pode usar,
      melhor para, devo me preocupar, posso dar, poderia dar, pode tomar, poderia tomar, posso receitar, aumento a dose, reduzo a dose, dobro a dose, subo a dose, diminuo a dose, suspendo o, suspendo a,
      diagnostic*, devo receitar, devo dar, devo prescrever, deve tomar, deveria tomar, devo
      aumentar, devo reduzir, devo suspender, recomend*, que dose devo, qual dose devo, qual a
      dose ideal, quanto devo, quantos mg, e seguro, prescrev*, receitar, receito, tratar,
      tratamento*, contraindic*, interac*, que doenca, qual doenca, tem cancer, aumentar a dose,
      reduzir a dose, dobrar a dose, dou
    `),
  how: entries(`
      como posso, como eu, como faco, como se, como assino, como confirmo, como mudo, como
      cancelo, como remarco, como admito, como inicio, como comeco, como registro, como crio,
      como adiciono, como funciona, onde posso, onde eu, onde fica, onde mudo, onde vejo, o que
      acontece se, o que acontece quando, posso mudar, posso editar, posso alterar, por que nao
      posso, por que nao consigo, quando abre, quando o prontuario, quando fecha, o que voce,
      quem pode ver, quem ve, ajuda
    `),
  topics: {
    unsure: [],
    notUnderstood: entries(
      `mamografia*, temperatura esta la fora, temperatura la fora, temperatura da sala, eletro, colonoscopia*, endoscopia*, biopsia*, espirometria*, convenio, quantos anos, que idade, idade, data de nascimento, onde mora, onde ela mora, onde ele mora, endereco, morada, no que trabalha, no que ela trabalha, no que ele trabalha, profissao, contato de emergencia, carteirinha, apolice, coparticipacao, tipo sanguineo, grupo sanguineo, fuma, fumante, fumador*, tabagis*, alcool, estado civil, exames, exame de sangue, exame de urina, resultado do exame, hemograma, hemoglobina*, glicada, hba1c, creatinina, colesterol, triglicerides, potassio, sodio, tsh, inr, pcr, funcao renal, funcao hepatica, raio x, raios x, raio-x, ressonancia*, tomografia*, ultrassom, eletrocardiograma*, vacina*, pedido de receita*, pedidos de receita*, pedidos de exame*, solicitacoes de receita*, media da, media do, media de, maior pressao, menor pressao, maior peso, menor peso, pressao mais alta, pressao mais baixa, peso mais alto, peso mais baixo`,
    ),
    orders: entries(
      `nao veio, nao vieram, nao apareceu, nao apareceram, nao compareceu, nao compareceram, faltou, faltaram, faltas, cancelou, cancelaram, desmarcou, desmarcaram, desmarcada*, cancelamento*, tarefas concluidas, tarefas feitas, tarefas terminadas, tarefas que conclui, tarefas que eu conclui, tarefas que terminei, tarefas que eu terminei, tarefas conclui, tarefas terminei`,
    ),
    waitingRoom: [],
    waitingList: entries(
      `lista de espera, fila de espera, consulta antes, antecipar a consulta, horario mais cedo`,
    ),
    messages: entries(`recado*, mensage*, caixa de entrada, me escreveu, me escreveram`),
    allergies: entries("alerg*"),
    assistant: entries("assistente, voce faz, voce responde, voce pode, perguntar"),
    followUps: entries("pergunta anterior"),
    noAdvice: entries("conselho*"),
    calendar: entries("calendario, agenda"),
    appointments: entries("confirm*, remarc*, reagend*, cancel*, consulta*"),
    visits: entries(`
      video, por video, telemedicina, camera, microfone, espera, admit*, chamada, videochamada
    `),
    recordWindow: entries("prontuario*, abre, abrir, aberto, fechado, fecha, auditoria"),
    vitals: entries("sinais, vitais, pressao, peso, altura, unidades, registro, registrar"),
    medications: entries("medicamento*, remedio*"),
    notes: entries("nota, notas, assin*, adendo*, rascunho*"),
    tasks: entries("tarefa*, prazo"),
    profile: entries("senha*, perfil, chave*, idioma, fuso, nome"),
    privacy: entries(`
      privacidade, guardad*, guarda, conversa*, apaga*, ver minhas, ve minhas
    `),
  },
  short: {
    msgs: "mensagens",
    pct: "paciente",
    utente: "paciente",
    utentes: "pacientes",
    pctes: "pacientes",
    qt: "quanto",
    qts: "quantos",
    vc: "você",
    vcs: "vocês",
    q: "que",
    oq: "o que",
    pq: "por que",
    qdo: "quando",
    qto: "quanto",
    qtos: "quantos",
    qtas: "quantas",
    ta: "está",
    tao: "estão",
    tb: "também",
    tbm: "também",
    pac: "paciente",
    pacs: "pacientes",
    pcte: "paciente",
    prox: "próxima",
    pf: "por favor",
    pfv: "por favor",
    lab: "laboratório",
    meds: "medicamentos",
    dx: "diagnósticos ativos",
    tto: "tratamento",
    msg: "mensagem",
  },
  others: entries(`
      todos os pacientes, outros pacientes, outro paciente, outra paciente, todo mundo, outro
      medico, outra medica, outros medicos, outro doutor, outra doutora, colega*, todos os
      prontuarios, outros prontuarios, os pacientes de, os pacientes do, os pacientes da,
      pacientes do dr, pacientes da dra, lista de pacientes, banco de dados
    `),
  greetings: entries(`bom dia, boa tarde, boa noite, ola, oi, e ai!, opa, caro assistente`),
  followUpStarts: entries("e, também, que tal"),
  denials: entries("nao"),
  rejections: entries(`
      nao a, nao as, nao o, nao os, nao e, nao e a, nao e o, nao era, nao quero, nao quero a, nao quero o, nao quero as, nao quero os, nao digo, nao falo de, nao falei, nao me mostra, esquece, esquece a, esquece o, esquece as, esquece os, em vez de, em vez da, em vez do, no lugar de
    `),
  corrections: entries(
    `desculpa, desculpe, perdao, nao desculpa, nao desculpe, digo, nao digo, quer dizer, quero dizer, quis dizer, alias, nao espera, ou melhor`,
  ),
  exceptions: entries(
    `alem de, alem da, alem do, fora, tirando, exceto, menos, sem contar, sem contar com, salvo`,
  ),
  pronouns: entries("ela, ele, dela, dele, sua, suas, seu, seus"),
  relatives: entries(
    `marido*, esposo*, esposa*, conjuge, companheiro*, companheira*, namorado*, namorada*, mae, pai, pais, irmao*, irma, irmas, filho dela, filho dele, filha dela, filha dele, filhos dela, filhos dele, tio, tia, primo, prima, avo, historico familiar, historia familiar, antecedentes familiares`,
  ),
  beforeNames: entries(`
      de, do, da, dos, das, para, sobre, com, seu, senhor, senhora, sr, sra, dr, dra, doutor,
      doutora, paciente, chamado, chamada
    `),
  common: entries(`
      doente, doentes, gostaria, jejum, repouso, almoco, jantar, refeicao, comer, perdeu, ganhou, registrada, registrado, registada, registado, medicao, medimos, mediram, deu, marcacao, marcacoes, preocupa,
      gente, coisa, coisas, crianca, criancas, menino, menina, mulher, homem, senhora, moca, bom, claro, talvez, porque, deve, enquanto, cada, mesmo, mesma, diferente, inteiro, pouco, pequeno, grande, bem, mal, certo, rapido, urgencia, ver, olhar, por, deixar, chamar, pronto, pronta, de novo, sempre, nunca, as vezes, ambos, varios, muita, muitos, muitas, tempinho, momento, estava, estavam, falta, faltam, ficou, pra, pro, pras, pros, ne, aí, ai, la, entao, assim, algum, nenhum, nenhuma, comigo, contigo, veio, vieram, vem, vir, telefone, numero, coisa,
      estou, estamos, estarei, vou, vamos, posso, devo, ser, sou, fui, atender, terei, teremos, ir, alguem, ninguem, algo, nada, tambem, so, com, para, sobre, de, do, da, disponivel, marcada, marcadas, agendada, agendadas, prevista, previstas, ocupado, ocupada,
      a, o, as, os, um, uma, uns, umas, e, ou, mas, nao, sim, eu, me, meu, minha, meus, minhas,
      voce, voces, ele, ela, eles, elas, dele, dela, deles, sua, seus, suas, lhe, se, nos,
      nosso, sao, era, eram, esta, estao, este, estes, estas, essa, esse, isso, isto, aqui, ali,
      ha, tem, tenho, tinha, ter, fazer, faco, faz, que, qual, quais, quem, quando, onde, como,
      quanto, quanta, quantos, quantas, por, em, no, na, ao, aos, nas, num, numa, ate, entre,
      sem, mais, menos, muito, ja, ainda, todo, toda, todos, todas, algum, alguma, alguns,
      outro, outra, outros, outras, favor, mostre, mostrar, mostra, liste, lista, diga, dar,
      ver, vejo, busque, ler, saber, preciso, quero, ultimo, ultima, ultimos, ultimas, recente,
      recentes, atual, atuais, atualmente, aberto, aberta, hora, horas, horario, horarios,
      minutos, dia, dias, mes, meses, ano, anos, visita, paciente, pacientes, pessoa, arterial,
      sangue, valores, valor, alta, alto, baixa, prioridade, urgente, importante, confirmada,
      confirmadas, restam, meia, resumo, resuma, diz, ola, oi, obrigado, obrigada, segunda,
      terca, quarta, quinta, sexta, sabado, domingo, feira, janeiro, fevereiro, marco, abril,
      maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, manha, tarde, noite,
      ignore, instrucoes, anteriores, sistema, mg, portal, atendo, antes, depois, vence, vencem
    `),
};
