<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About DupFinder</source>
        <translation>关于 DupFinder</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>复制版本信息</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>使用的组件</translation>
    </message>
    <message>
        <source>Finds copies, the same text in other formats, and edited versions of documents.
It opens no network connection, and a scan changes nothing on your disk.

Free software under the MIT licence.</source>
        <translation>查找文档的副本、其他格式的相同文本，以及修改过的版本。
不打开任何网络连接，扫描也不会改动磁盘上的任何内容。

以 MIT 许可证发布的自由软件。</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>库</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Libraries, with their versions and licences</source>
        <translation>库及其版本和许可证</translation>
    </message>
</context>
<context>
    <name>BugDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>出现错误</translation>
    </message>
    <message>
        <source>This is a mistake in DupFinder, not in your documents.</source>
        <translation>这是 DupFinder 的错误，与您的文档无关。</translation>
    </message>
    <message>
        <source>None of your documents was changed. Please save the details and send them to the makers; they name files and folders of yours, so read them first.</source>
        <translation>您的文档均未被改动。请保存详细信息并发送给开发者；其中包含您的文件和文件夹名称，发送前请先查看。</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Save the details …</source>
        <translation>保存详细信息…</translation>
    </message>
    <message>
        <source>Save the log …</source>
        <translation>保存日志…</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>已保存。</translation>
    </message>
    <message>
        <source>Save the details</source>
        <translation>保存详细信息</translation>
    </message>
</context>
<context>
    <name>CachePage</name>
    <message>
        <source>Clean up</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>Drop what belongs to documents that are gone or were changed</source>
        <translation>删除已不存在或已更改的文档的缓存数据</translation>
    </message>
    <message>
        <source>Clear …</source>
        <translation>清空…</translation>
    </message>
    <message>
        <source>Drop everything</source>
        <translation>删除全部缓存数据</translation>
    </message>
    <message>
        <source>A scan is using the cache.</source>
        <translation>有扫描正在使用缓存。</translation>
    </message>
    <message>
        <source>Cleaning up …</source>
        <translation>正在清理…</translation>
    </message>
    <message>
        <source>Clear the scan cache</source>
        <translation>清空扫描缓存</translation>
    </message>
    <message>
        <source>Drop everything that the scan cache holds?</source>
        <translation>要删除扫描缓存中的全部内容吗？</translation>
    </message>
    <message>
        <source>Your documents are not touched. The next scan reads all of them again, which takes longer.</source>
        <translation>您的文档不受影响。下次扫描将重新读取所有文档，因此耗时更长。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Clearing …</source>
        <translation>正在清空…</translation>
    </message>
    <message>
        <source>There is none yet; the first scan makes it.</source>
        <translation>尚无缓存，首次扫描时会创建。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln 份文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged cache(s) were set aside: {size}. Clear deletes them.</source>
        <translation>
            <numerusform>已将 %Ln 个损坏的缓存移到一旁：{size}。“清空”会将其删除。</numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing to clean up.</source>
        <translation>没有需要清理的内容。</translation>
    </message>
    <message>
        <source>Dropped: {documents}. Freed: {size}.</source>
        <translation>已清除：{documents}。释放空间：{size}。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were kept, whose drive or folder is out of reach.</source>
        <translation>
            <numerusform>保留了 %Ln 个文档的数据，其所在的驱动器或文件夹无法访问。</numerusform>
        </translation>
    </message>
    <message>
        <source>The cache is empty. Freed: {size}.</source>
        <translation>缓存已清空。释放空间：{size}。</translation>
    </message>
    <message>
        <source>What was found out about each document is kept, so that the next scan reads only what is new or changed. That is paths, sizes, titles, authors and fingerprints, but no text.</source>
        <translation>每个文档的分析结果都会保留，下次扫描只需读取新增或更改的内容。其中包括路径、大小、标题、作者和指纹，但不含正文。</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>上次使用</translation>
    </message>
</context>
<context>
    <name>CanvasMenu</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;left paragraph</source>
        <translation>复制左侧段落(&amp;L)</translation>
    </message>
    <message>
        <source>Copy &amp;right paragraph</source>
        <translation>复制右侧段落(&amp;R)</translation>
    </message>
    <message>
        <source>Select &amp;all on this side</source>
        <translation>全选此侧(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Show these equal paragraphs</source>
        <translation>显示这些相同段落(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hide these equal paragraphs</source>
        <translation>隐藏这些相同段落(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Go to the other place of what moved</source>
        <translation>转到移动内容的另一处(&amp;G)</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Picture</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>{title}: {view}</source>
        <translation>{title}：{view}</translation>
    </message>
</context>
<context>
    <name>ChangeMap</name>
    <message>
        <source>Map of the changes</source>
        <translation>差异分布图</translation>
    </message>
    <message>
        <source>Where the changes are. Click to go there.</source>
        <translation>差异所在的位置。单击即可跳转。</translation>
    </message>
</context>
<context>
    <name>ChangeWording</name>
    <message>
        <source>White space</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>Capital letters</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>字词</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>On one side only</source>
        <translation>仅一侧有</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln 处差异</numerusform>
        </translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>没有差异</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) only on the left</source>
        <translation>
            <numerusform>仅左侧有 %Ln 个段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) only on the right</source>
        <translation>
            <numerusform>仅右侧有 %Ln 个段落</numerusform>
        </translation>
    </message>
    <message>
        <source> (overlooked: {things}).</source>
        <translation>（已忽略：{things}）。</translation>
    </message>
    <message>
        <source>case</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>some lines</source>
        <translation>部分行</translation>
    </message>
    <message>
        <source>The texts are the same, word for word.</source>
        <translation>两份文本逐字相同。</translation>
    </message>
    <message>
        <source>Everything that differs is overlooked by your settings.</source>
        <translation>所有差异都已按您的设置忽略。</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Pages without text</source>
        <translation>无文本页面</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>绘图</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>批注</translation>
    </message>
    <message>
        <source>Tracked or struck text</source>
        <translation>修订或删除线文本</translation>
    </message>
    <message>
        <source>Hidden parts</source>
        <translation>隐藏内容</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Form fields</source>
        <translation>表单域</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Page without text</source>
        <translation>无文本页面</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>绘图</translation>
    </message>
    <message>
        <source>Attached file</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>批注</translation>
    </message>
    <message>
        <source>Tracked or struck</source>
        <translation>修订或删除线</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Form field</source>
        <translation>表单域</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Besides the text</source>
        <translation>文本之外</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}：{text}</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>{thing} (page {number})</source>
        <translation>{thing}（第 {number} 页）</translation>
    </message>
    <message>
        <source>{thing} (sheet {number})</source>
        <translation>{thing}（工作表 {number}）</translation>
    </message>
    <message>
        <source>{thing} (slide {number})</source>
        <translation>{thing}（幻灯片 {number}）</translation>
    </message>
    <message>
        <source>What differs besides the words: {things}.</source>
        <translation>除文本外的差别：{things}。</translation>
    </message>
    <message>
        <source>What differs: {things}.</source>
        <translation>差别：{things}。</translation>
    </message>
    <message>
        <source>Nothing but the words could be compared.</source>
        <translation>只能比较文本。</translation>
    </message>
    <message>
        <source>Nothing else could be compared.</source>
        <translation>其他内容无法比较。</translation>
    </message>
    <message>
        <source>Not compared: {things}.</source>
        <translation>未比较：{things}。</translation>
    </message>
    <message>
        <source>Pages that look alike: {found} (of {left} on the left, {right} on the right).</source>
        <translation>外观相似的页面：{found}（左侧共 {left} 页，右侧共 {right} 页）。</translation>
    </message>
    <message>
        <source>Not compared, as they are too many or too large: {left} on the left, {right} on the right.</source>
        <translation>因数量过多或尺寸过大而未比较：左侧 {left} 个，右侧 {right} 个。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) without text</source>
        <translation>
            <numerusform>%Ln 个无文本页面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln drawing(s)</source>
        <translation>
            <numerusform>%Ln 个绘图</numerusform>
        </translation>
    </message>
    <message>
        <source>signs</source>
        <translation>符号</translation>
    </message>
    <message numerus="yes">
        <source>%Ln attached file(s)</source>
        <translation>
            <numerusform>%Ln 个附件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comment(s)</source>
        <translation>
            <numerusform>%Ln 条批注</numerusform>
        </translation>
    </message>
    <message>
        <source>tracked or struck text</source>
        <translation>修订或删除线文本</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden part(s)</source>
        <translation>
            <numerusform>%Ln 处隐藏内容</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln formula(s)</source>
        <translation>
            <numerusform>%Ln 个公式</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln form field(s)</source>
        <translation>
            <numerusform>%Ln 个表单域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s)</source>
        <translation>
            <numerusform>%Ln 个链接</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither document has any text.</source>
        <translation>两个文档都没有文本。</translation>
    </message>
    <message>
        <source>Every change of the words is overlooked by your settings.</source>
        <translation>您的设置忽略了所有文本更改。</translation>
    </message>
    <message>
        <source>Same content: nothing but the layout differs.</source>
        <translation>内容相同：只有版式不同。</translation>
    </message>
    <message>
        <source>Nothing but {things} differs: the words are the same.</source>
        <translation>仅{things}不同，字词相同。</translation>
    </message>
    <message>
        <source>Besides {light}, only {things} differ: probably two documents of one kind, not two copies.</source>
        <translation>除{light}外，仅{things}不同：可能是同类的两个文档，而不是副本。</translation>
    </message>
    <message>
        <source>Besides {light}, only {things} differ.</source>
        <translation>除{light}外，仅{things}不同。</translation>
    </message>
    <message>
        <source>Only {things} differ: probably two documents of one kind, not two copies.</source>
        <translation>仅{things}不同：可能是同类的两个文档，而不是副本。</translation>
    </message>
    <message>
        <source>Only {things} differ.</source>
        <translation>仅{things}不同。</translation>
    </message>
    <message>
        <source>The same passages stand in another order; nothing else differs.</source>
        <translation>相同的片段顺序不同，其余完全相同。</translation>
    </message>
    <message>
        <source>Passages stand in another order; besides that, nothing but {things} differs.</source>
        <translation>片段顺序不同，除此之外仅{things}不同。</translation>
    </message>
    <message numerus="yes">
        <source>The left has %Ln paragraph(s) more; </source>
        <translation>
            <numerusform>左侧多出 %Ln 个段落；</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The right has %Ln paragraph(s) more; </source>
        <translation>
            <numerusform>右侧多出 %Ln 个段落；</numerusform>
        </translation>
    </message>
    <message>
        <source>all the rest is the same on both sides.</source>
        <translation>其余内容两侧相同。</translation>
    </message>
    <message>
        <source>besides that, nothing but {things} differs.</source>
        <translation>除此之外仅{things}不同。</translation>
    </message>
    <message numerus="yes">
        <source>white space in %Ln place(s)</source>
        <translation>
            <numerusform>%Ln 处空白</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>punctuation in %Ln place(s)</source>
        <translation>
            <numerusform>%Ln 处标点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>upper and lower case in %Ln place(s)</source>
        <translation>
            <numerusform>%Ln 处大小写</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s)</source>
        <translation>
            <numerusform>%Ln 个数字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln amount(s)</source>
        <translation>
            <numerusform>%Ln 个金额</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln date(s)</source>
        <translation>
            <numerusform>%Ln 个日期</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s)</source>
        <translation>
            <numerusform>%Ln 个名称</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words in %Ln place(s)</source>
        <translation>
            <numerusform>%Ln 处字词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) moved</source>
        <translation>
            <numerusform>%Ln 个片段移动</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s) on one side only</source>
        <translation>
            <numerusform>%Ln 个段落仅一侧有</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first}和{last}</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>upper and lower case</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>amounts</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>ChangesList</name>
    <message>
        <source>Show only changes with this text</source>
        <translation>仅显示包含此文本的差异</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>按文本筛选</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln 处差异</numerusform>
        </translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>没有差异</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln change(s)</source>
        <translation>
            <numerusform>{shown} / %Ln 处差异</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左侧</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右侧</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Only on the left</source>
        <translation>仅左侧有</translation>
    </message>
    <message>
        <source>Only on the right</source>
        <translation>仅右侧有</translation>
    </message>
    <message>
        <source>moved: paragraph {left} on the left, {right} on the right</source>
        <translation>已移动：左侧第 {left} 段，右侧第 {right} 段</translation>
    </message>
    <message>
        <source>paragraph {left}</source>
        <translation>第 {left} 段</translation>
    </message>
    <message>
        <source>paragraph {left} on the left, {right} on the right</source>
        <translation>左侧第 {left} 段，右侧第 {right} 段</translation>
    </message>
</context>
<context>
    <name>ChangesTable</name>
    <message>
        <source>List of changes</source>
        <translation>差异列表</translation>
    </message>
    <message>
        <source>Show in the texts</source>
        <translation>在文本中显示</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>ChipView</name>
    <message>
        <source>Documents of the group</source>
        <translation>组内文档</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>What happens to the documents</source>
        <translation>文档的处理方式</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Choose a folder …</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>Also where the kept document has another owner or other rights</source>
        <translation>保留的文档有其他所有者或其他权限时也替换</translation>
    </message>
    <message>
        <source>Whoever may read the kept document may then read it under this name, too.</source>
        <translation>凡可读取保留文档的人，之后也能以此名称读取。</translation>
    </message>
    <message>
        <source>No folder is chosen yet</source>
        <translation>尚未选择文件夹</translation>
    </message>
    <message>
        <source>On the drive of each document</source>
        <translation>在各文档所在的驱动器上</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
</context>
<context>
    <name>ColumnMenu</name>
    <message>
        <source>The usual columns</source>
        <translation>默认列</translation>
    </message>
</context>
<context>
    <name>CompareOptionsMenu</name>
    <message>
        <source>Overlook nothing but white space</source>
        <translation>除空白外不忽略任何内容</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>Overlooked: {things}</source>
        <translation>已忽略：{things}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Overlooking nothing</source>
        <translation>不忽略任何内容</translation>
    </message>
    <message>
        <source>Overlook</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Overlooking {things}</source>
        <translation>忽略{things}</translation>
    </message>
    <message numerus="yes">
        <source>Overlooking %Ln thing(s)</source>
        <translation>
            <numerusform>忽略 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>What to overlook</source>
        <translation>忽略的内容</translation>
    </message>
    <message>
        <source>Lines with: {pattern}</source>
        <translation>匹配以下内容的行：{pattern}</translation>
    </message>
</context>
<context>
    <name>ComparisonActions</name>
    <message>
        <source>&amp;Next change</source>
        <translation>下一处差异(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous change</source>
        <translation>上一处差异(&amp;P)</translation>
    </message>
    <message>
        <source>Next &amp;document of the group</source>
        <translation>组内下一个文档(&amp;D)</translation>
    </message>
    <message>
        <source>P&amp;revious document of the group</source>
        <translation>组内上一个文档(&amp;O)</translation>
    </message>
    <message>
        <source>Compare &amp;with the document before</source>
        <translation>与前一个文档比较(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Compare the two selected documents</source>
        <translation>比较选中的两个文档(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Find in both texts</source>
        <translation>在两份文本中查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Hide what is equal</source>
        <translation>隐藏相同内容(&amp;H)</translation>
    </message>
    <message>
        <source>Swap &amp;left and right</source>
        <translation>左右互换(&amp;L)</translation>
    </message>
    <message>
        <source>De&amp;tails of the documents</source>
        <translation>文档详细信息(&amp;T)</translation>
    </message>
    <message>
        <source>Hide the l&amp;ist</source>
        <translation>隐藏列表(&amp;I)</translation>
    </message>
    <message>
        <source>L&amp;arger text</source>
        <translation>放大文字(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>缩小文字(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Usual size of the text</source>
        <translation>恢复默认文字大小(&amp;U)</translation>
    </message>
    <message>
        <source>F&amp;ont of the texts …</source>
        <translation>文本字体(&amp;R)…</translation>
    </message>
    <message>
        <source>As a list of chang&amp;es</source>
        <translation>显示为差异列表(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save the comparison …</source>
        <translation>保存比较结果(&amp;S)…</translation>
    </message>
    <message>
        <source>As te&amp;xts</source>
        <translation>显示为文本(&amp;X)</translation>
    </message>
    <message>
        <source>As pa&amp;ges</source>
        <translation>显示为页面(&amp;G)</translation>
    </message>
    <message>
        <source>As a table of all &amp;versions</source>
        <translation>显示为各版本对照表(&amp;V)</translation>
    </message>
</context>
<context>
    <name>ComparisonPane</name>
    <message>
        <source>Save the comparison</source>
        <translation>保存比较结果</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>已保存为 {path}。</translation>
    </message>
    <message>
        <source>The two documents could not be compared.</source>
        <translation>无法比较这两个文档。</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Select a document to see how it differs from its keeper.</source>
        <translation>选择一个文档，查看它与保留的文档有何不同。</translation>
    </message>
    <message>
        <source>There are only two documents.</source>
        <translation>只有两个文档。</translation>
    </message>
    <message>
        <source>Neither of the two documents has pages.</source>
        <translation>这两个文档都没有页面。</translation>
    </message>
    <message>
        <source>Changed since the scan.</source>
        <translation>扫描后已更改。</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>没有差异</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Place {number} of {count}</source>
        <translation>第 {number} 处，共 {count} 处</translation>
    </message>
</context>
<context>
    <name>CopyFigures</name>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>How alike</source>
        <translation>相似程度</translation>
    </message>
    <message>
        <source>Other folder</source>
        <translation>另一文件夹</translation>
    </message>
    <message>
        <source>In both</source>
        <translation>两者都有</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>仅此处有</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>仅另一处有</translation>
    </message>
    <message>
        <source>Can be freed</source>
        <translation>可释放</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>关系</translation>
    </message>
    <message>
        <source>In the other folder</source>
        <translation>在另一文件夹中</translation>
    </message>
</context>
<context>
    <name>CopyPanel</name>
    <message>
        <source>Show the groups of both</source>
        <translation>显示两者共有的组</translation>
    </message>
    <message>
        <source>Compare the document</source>
        <translation>比较文档</translation>
    </message>
    <message>
        <source>Mark copies in …</source>
        <translation>标记副本…</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Make a reference …</source>
        <translation>设为参考文件夹…</translation>
    </message>
    <message>
        <source>In both folders</source>
        <translation>两个文件夹都有</translation>
    </message>
    <message>
        <source>Only in the first folder</source>
        <translation>仅第一个文件夹有</translation>
    </message>
    <message>
        <source>Only in the second folder</source>
        <translation>仅第二个文件夹有</translation>
    </message>
</context>
<context>
    <name>CoreMessages</name>
    <message>
        <source>Permission denied</source>
        <translation>权限不足</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>设备或资源正被占用</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是一个文件夹</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>符号链接层数过多</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>操作不被允许</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>文件系统为只读</translation>
    </message>
    <message>
        <source> It is still at {1}.</source>
        <translation>它仍在 {1}。</translation>
    </message>
    <message>
        <source> of {1}</source>
        <translation>（来自 {1}）</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; cannot be the name of saved keeper rules: it needs {2}.</source>
        <translation>“{1}”不能用作保留规则的名称：需要 {2}。</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; cannot be the name of saved settings: it needs {2}.</source>
        <translation>“{1}”不能用作扫描预设的名称：需要 {2}。</translation>
    </message>
    <message>
        <source>, bits spread by how much they tell</source>
        <translation>，各位按其区分度分布</translation>
    </message>
    <message>
        <source>:not(svg, g, image, title, desc, defs, metadata)</source>
        <translation>:not(svg, g, image, title, desc, defs, metadata)</translation>
    </message>
    <message>
        <source>A hard link cannot reach the document kept for it, which is on another volume.</source>
        <translation>硬链接无法指向为此保留的文档，后者位于另一个卷上。</translation>
    </message>
    <message>
        <source>A link has the rights of the kept document: {1} in place of {2}.</source>
        <translation>链接具有保留文档的权限：{1}，而不是 {2}。</translation>
    </message>
    <message>
        <source>A name has no line breaks or other control characters.</source>
        <translation>名称不能含有换行符或其他控制字符。</translation>
    </message>
    <message>
        <source>A name has no slashes: the document stays in its folder.</source>
        <translation>名称不能含有斜杠：文档仍留在原文件夹中。</translation>
    </message>
    <message>
        <source>A name needs at least one letter.</source>
        <translation>名称至少需要一个字符。</translation>
    </message>
    <message>
        <source>A part of the document unpacks to more than {1} times its size.</source>
        <translation>文档的某一部分解压后超过其大小的 {1} 倍。</translation>
    </message>
    <message>
        <source>A passage stands in {1} other texts on average, so it was looked how much of each text is found in any other: enough in {2} of {3}. The rest are compared with those only.</source>
        <translation>每个片段平均还出现在 {1} 份其他文本中，因此统计了每份文本有多少内容见于其他文本：{3} 份中有 {2} 份足够多。其余文本只与这些文本比较。</translation>
    </message>
    <message>
        <source>All passages of short texts</source>
        <translation>短文本的全部片段</translation>
    </message>
    <message>
        <source>Another file is at its place; the removed one is still at {1}.</source>
        <translation>原位置上已有另一个文件；被移除的文件仍在 {1}。</translation>
    </message>
    <message>
        <source>Another file took its place just when it was to go; that one is now {1}.</source>
        <translation>即将移除时，另一个文件占用了它的位置；那个文件现在位于 {1}。</translation>
    </message>
    <message>
        <source>Another run deleted it.</source>
        <translation>另一次运行已将其删除。</translation>
    </message>
    <message>
        <source>Another run moved it to the quarantine folder.</source>
        <translation>另一次运行已将其移到隔离文件夹。</translation>
    </message>
    <message>
        <source>Another run moved it to the trash.</source>
        <translation>另一次运行已将其移到回收站。</translation>
    </message>
    <message>
        <source>Another run moved it.</source>
        <translation>另一次运行已将其移走。</translation>
    </message>
    <message>
        <source>Another run replaced it by a link.</source>
        <translation>另一次运行已用链接替换了它。</translation>
    </message>
    <message>
        <source>CSV file</source>
        <translation>CSV 文件</translation>
    </message>
    <message>
        <source>DupFinder has no resource named {1}: the installation is not complete.</source>
        <translation>DupFinder 缺少资源 {1}：安装不完整。</translation>
    </message>
    <message>
        <source>DupFinder was changed while it ran; please start it again.</source>
        <translation>DupFinder 在运行期间被更改，请重新启动。</translation>
    </message>
    <message>
        <source>Excel 97 workbook</source>
        <translation>Excel 97 工作簿</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel 工作簿</translation>
    </message>
    <message>
        <source>Exhaustive comparison of all {1} pairs of {2} fingerprints within {3}.</source>
        <translation>对 {2} 个指纹的全部 {1} 对进行穷举比较，距离不超过 {3}。</translation>
    </message>
    <message>
        <source>Expected for {1} fingerprints: {2} candidates of {3} pairs, {4} CPU seconds (comparing all: {5}), {6} MB.</source>
        <translation>{1} 个指纹的预期：{3} 对中有 {2} 个候选，{4} 秒 CPU 时间（全部比较：{5}），{6} MB。</translation>
    </message>
    <message>
        <source>Fingerprints of {1} bits do not differ in {2} bits.</source>
        <translation>{1} 位的指纹不可能相差 {2} 位。</translation>
    </message>
    <message>
        <source>It cannot be deleted</source>
        <translation>无法删除</translation>
    </message>
    <message>
        <source>It cannot be moved</source>
        <translation>无法移动</translation>
    </message>
    <message>
        <source>It cannot be moved to the quarantine folder</source>
        <translation>无法移到隔离文件夹</translation>
    </message>
    <message>
        <source>It cannot be moved to the trash</source>
        <translation>无法移到回收站</translation>
    </message>
    <message>
        <source>It cannot be put back</source>
        <translation>无法还原</translation>
    </message>
    <message>
        <source>It cannot be replaced by a hard link</source>
        <translation>无法替换为硬链接</translation>
    </message>
    <message>
        <source>It cannot be replaced by a symbolic link</source>
        <translation>无法替换为符号链接</translation>
    </message>
    <message>
        <source>It cannot share its space</source>
        <translation>它无法共用空间</translation>
    </message>
    <message>
        <source>It had been deleted for good; this is a copy of the document kept for it, which has the same bytes.</source>
        <translation>原文件已被永久删除；这是为此保留的文档的副本，字节完全相同。</translation>
    </message>
    <message>
        <source>It is at its place again, but what is left over cannot be removed</source>
        <translation>它已回到原位置，但无法清除残留的内容</translation>
    </message>
    <message>
        <source>It is in the folder already that it would be moved to.</source>
        <translation>它已在要移入的文件夹中。</translation>
    </message>
    <message>
        <source>It is no longer {1} as it was.</source>
        <translation>它在{1}已不是原来的样子。</translation>
    </message>
    <message>
        <source>It is not byte for byte the same as the document kept for it.</source>
        <translation>它与为此保留的文档并非逐字节相同。</translation>
    </message>
    <message>
        <source>It is the same file as the one that would be kept.</source>
        <translation>它与要保留的文档是同一个文件。</translation>
    </message>
    <message>
        <source>It lies in a reference folder, where nothing is ever removed.</source>
        <translation>它位于参考文件夹中：其中的内容绝不会被移除。</translation>
    </message>
    <message>
        <source>It lies in an excluded folder, where nothing is ever removed.</source>
        <translation>它位于已排除的文件夹中：其中的内容绝不会被移除。</translation>
    </message>
    <message>
        <source>It may be a document that stays, seen through another mount: that is found out right before it goes, and then it stays, too.</source>
        <translation>它可能就是某个会保留的文档，只是通过另一个挂载点看到：这要到移除之前才能查明，若是如此，它也会保留。</translation>
    </message>
    <message>
        <source>It never went: it only shares its space with the document kept for it, so there is nothing to undo.</source>
        <translation>它从未被移除：它只是与保留的文档共用空间，因此没有可撤销的内容。</translation>
    </message>
    <message>
        <source>It shares its space already.</source>
        <translation>它已共用空间。</translation>
    </message>
    <message>
        <source>It was asked for.</source>
        <translation>按要求执行。</translation>
    </message>
    <message>
        <source>It was changed after it was removed, so it was left where it is, {1}.</source>
        <translation>它在移除后被更改过，因此仍留在原处：{1}。</translation>
    </message>
    <message>
        <source>It was deleted for good and cannot be put back.</source>
        <translation>它已被永久删除，无法还原。</translation>
    </message>
    <message>
        <source>It was deleted for good, and another file is at its place.</source>
        <translation>它已被永久删除，并且原位置上已有另一个文件。</translation>
    </message>
    <message>
        <source>It was no longer where it had been put; this is a copy of the document kept for it, which has the same bytes.</source>
        <translation>它已不在原来放置的位置；这是为它保留的、字节完全相同的文档的副本。</translation>
    </message>
    <message>
        <source>It was put into {1}, and there is no such folder now; its volume may not be connected.</source>
        <translation>它曾被移入 {1}，但该文件夹现已不存在；其所在的卷可能未连接。</translation>
    </message>
    <message>
        <source>Its content is with a cloud service and not on this machine, so it was not read.</source>
        <translation>其内容保存在云服务中，不在本机上，因此未读取。</translation>
    </message>
    <message>
        <source>LaTeX document</source>
        <translation>LaTeX 文档</translation>
    </message>
    <message>
        <source>Markdown file</source>
        <translation>Markdown 文件</translation>
    </message>
    <message>
        <source>No folder was named to move the documents to.</source>
        <translation>未指定文档要移入的文件夹。</translation>
    </message>
    <message>
        <source>No keeper rules were saved as &apos;{1}&apos;.</source>
        <translation>没有以“{1}”为名保存的保留规则。</translation>
    </message>
    <message>
        <source>No keeper rules were saved as {1}; {2}.</source>
        <translation>没有以 {1} 为名保存的保留规则；{2}。</translation>
    </message>
    <message>
        <source>No place in a quarantine folder was chosen.</source>
        <translation>未选择隔离文件夹中的位置。</translation>
    </message>
    <message>
        <source>No place in the trash was chosen.</source>
        <translation>未选择回收站中的位置。</translation>
    </message>
    <message>
        <source>No place was chosen.</source>
        <translation>未选择位置。</translation>
    </message>
    <message>
        <source>No quarantine folder can be made in {1}.</source>
        <translation>无法在 {1} 中创建隔离文件夹。</translation>
    </message>
    <message>
        <source>No quarantine folder can be made on the volume {1}.</source>
        <translation>无法在卷 {1} 上创建隔离文件夹。</translation>
    </message>
    <message>
        <source>No selector.</source>
        <translation>不是选择器。</translation>
    </message>
    <message>
        <source>No settings were saved as &apos;{1}&apos;.</source>
        <translation>没有以“{1}”为名保存的扫描预设。</translation>
    </message>
    <message>
        <source>Of a sample {1} are equal to another; such are searched as one.</source>
        <translation>抽样中有 {1} 与其他指纹相同；这些指纹合并为一个搜索。</translation>
    </message>
    <message>
        <source>Of all pairs {1} are nearer than chance would have them.</source>
        <translation>所有指纹对中，有 {1} 比随机情况更接近。</translation>
    </message>
    <message>
        <source>On Windows that is the name of a device, so nobody there could open the document.</source>
        <translation>在 Windows 上这是设备名称，因此无法在那里打开该文档。</translation>
    </message>
    <message>
        <source>Only a document with the same bytes as the one kept for it can share its space: this one has others.</source>
        <translation>只有与保留的文档字节相同的文档才能共用其空间：此文档的字节不同。</translation>
    </message>
    <message>
        <source>Only a document with the same bytes as the one kept for it is replaced by a link: this one has others.</source>
        <translation>只有与为此保留的文档字节相同的文档才会替换为链接：此文档的字节不同。</translation>
    </message>
    <message>
        <source>OpenDocument presentation</source>
        <translation>OpenDocument 演示文稿</translation>
    </message>
    <message>
        <source>OpenDocument spreadsheet</source>
        <translation>OpenDocument 电子表格</translation>
    </message>
    <message>
        <source>OpenDocument text</source>
        <translation>OpenDocument 文本</translation>
    </message>
    <message>
        <source>Others might read it then, which was not asked for. {1}</source>
        <translation>之后其他人可能读取它，而这并未被要求。{1}</translation>
    </message>
    <message>
        <source>Outlook message</source>
        <translation>Outlook 邮件</translation>
    </message>
    <message>
        <source>Passages, a sample of each text&apos;s</source>
        <translation>片段（每份文本抽样）</translation>
    </message>
    <message>
        <source>Permuted tables: {1}, complete for pairs within {2}.</source>
        <translation>置换表：{1}，可找全距离不超过 {2} 的所有对。</translation>
    </message>
    <message>
        <source>PowerPoint presentation</source>
        <translation>PowerPoint 演示文稿</translation>
    </message>
    <message>
        <source>Probing: each value within {1} of each fingerprint is looked up in a sorted table.</source>
        <translation>探测：在排序表中查找与每个指纹相距不超过 {1} 的每个值。</translation>
    </message>
    <message>
        <source>Reading the document took longer than is allowed.</source>
        <translation>读取文档的时间超出了允许的范围。</translation>
    </message>
    <message>
        <source>Reading the document took more memory than is allowed.</source>
        <translation>读取文档占用的内存超出了允许的范围。</translation>
    </message>
    <message>
        <source>Sentences: texts that share one of their {1} longest are compared.</source>
        <translation>句子：比较在各自最长的 {1} 个句子中有相同句子的文本。</translation>
    </message>
    <message>
        <source>Something that is no folder is in the way</source>
        <translation>有一个不是文件夹的项目占用了位置</translation>
    </message>
    <message>
        <source>That is the name of a folder.</source>
        <translation>这是一个文件夹的名称。</translation>
    </message>
    <message>
        <source>That name is too long.</source>
        <translation>该名称过长。</translation>
    </message>
    <message>
        <source>The Excel 97 workbook is damaged: it holds no sheets.</source>
        <translation>Excel 97 工作簿已损坏：其中没有工作表。</translation>
    </message>
    <message>
        <source>The Excel 97 workbook is damaged: one of its records ends too early.</source>
        <translation>Excel 97 工作簿已损坏：其中一条记录不完整。</translation>
    </message>
    <message>
        <source>The Excel 97 workbook is encrypted and needs a password.</source>
        <translation>Excel 97 工作簿已加密，需要密码。</translation>
    </message>
    <message>
        <source>The HTML page has too many elements inside each other, or attributes on one.</source>
        <translation>HTML 网页嵌套的元素或单个元素的属性过多。</translation>
    </message>
    <message>
        <source>The Outlook message has more than {1} parts.</source>
        <translation>Outlook 邮件的组成部分超过 {1} 个。</translation>
    </message>
    <message>
        <source>The Outlook message is damaged: a part of it is missing.</source>
        <translation>Outlook 邮件已损坏：缺少一部分内容。</translation>
    </message>
    <message>
        <source>The Outlook message is encrypted, or sealed with its signature.</source>
        <translation>Outlook 邮件已加密，或连同签名一起封装。</translation>
    </message>
    <message>
        <source>The Outlook message unpacks to more than 400 MB.</source>
        <translation>Outlook 邮件解压后超过 400 MB。</translation>
    </message>
    <message>
        <source>The PDF has more than {1} million letters.</source>
        <translation>PDF 的字符数超过 {1} 百万。</translation>
    </message>
    <message>
        <source>The PDF has {1} pages but no text; scans of up to {2} pages are read.</source>
        <translation>PDF 有 {1} 页但没有文本；最多读取 {2} 页的扫描件。</translation>
    </message>
    <message>
        <source>The PDF has {1} pages; the pages of up to {2} can be shown.</source>
        <translation>PDF 有 {1} 页；最多只能显示 {2} 页的文档。</translation>
    </message>
    <message>
        <source>The PDF has {1}; there is no page {2} to show.</source>
        <translation>PDF 有 {1}，没有可显示的第 {2} 页。</translation>
    </message>
    <message>
        <source>The PDF is a form of more than 64 MB of XML.</source>
        <translation>PDF 是一个表单，含有超过 64 MB 的 XML。</translation>
    </message>
    <message>
        <source>The PDF is damaged: it has no pages.</source>
        <translation>PDF 已损坏：没有页面。</translation>
    </message>
    <message>
        <source>The PDF is damaged: its end is missing.</source>
        <translation>PDF 已损坏：缺少结尾部分。</translation>
    </message>
    <message>
        <source>The PDF is damaged: its pages cannot be shown.</source>
        <translation>PDF 已损坏：无法显示其页面。</translation>
    </message>
    <message>
        <source>The PDF is damaged: {1}.</source>
        <translation>PDF 已损坏：{1}。</translation>
    </message>
    <message>
        <source>The PDF is encrypted and needs a password.</source>
        <translation>PDF 已加密，需要密码。</translation>
    </message>
    <message>
        <source>The Word document contains a document of a format that cannot be read.</source>
        <translation>Word 文档中含有无法读取的格式的文档。</translation>
    </message>
    <message>
        <source>The Word document contains others more than {1} deep.</source>
        <translation>Word 文档中嵌套的文档超过 {1} 层。</translation>
    </message>
    <message>
        <source>The Word document is damaged: its main part is missing.</source>
        <translation>Word 文档已损坏：缺少主体部分。</translation>
    </message>
    <message>
        <source>The cells of the workbook hold more than {1} characters.</source>
        <translation>工作簿单元格的字符数超过 {1}。</translation>
    </message>
    <message>
        <source>The copy is not the same as the document</source>
        <translation>副本与文档不一致</translation>
    </message>
    <message>
        <source>The copy is not the same as the document.</source>
        <translation>副本与文档不一致。</translation>
    </message>
    <message>
        <source>The disk or folder is gone: {1} files of it are missing, so the result is not complete.</source>
        <translation>磁盘或文件夹已不可用：其中 {1} 个文件缺失，因此结果不完整。</translation>
    </message>
    <message>
        <source>The document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>The document cannot be read at its place</source>
        <translation>无法在原位置读取文档</translation>
    </message>
    <message>
        <source>The document consists of more than {1} parts.</source>
        <translation>文档的组成部分超过 {1} 个。</translation>
    </message>
    <message>
        <source>The document is damaged: it is packed in a way that no office program uses.</source>
        <translation>文档已损坏：其压缩方式不是任何办公软件所用的方式。</translation>
    </message>
    <message>
        <source>The document is damaged: its body is missing.</source>
        <translation>文档已损坏：缺少正文。</translation>
    </message>
    <message>
        <source>The document is damaged: its directory does not fit its content.</source>
        <translation>文档已损坏：其目录与内容不符。</translation>
    </message>
    <message>
        <source>The document is damaged: its part {1} is not what it was.</source>
        <translation>文档已损坏：其中的 {1} 部分已不是原来的内容。</translation>
    </message>
    <message>
        <source>The document is damaged: no program writes entities into its XML.</source>
        <translation>文档已损坏：没有程序会在 XML 中写入实体。</translation>
    </message>
    <message>
        <source>The document is encrypted and needs a password.</source>
        <translation>文档已加密，需要密码。</translation>
    </message>
    <message>
        <source>The document is nested too deeply to be read.</source>
        <translation>文档嵌套过深，无法读取。</translation>
    </message>
    <message>
        <source>The document kept for it</source>
        <translation>为此保留的文档</translation>
    </message>
    <message>
        <source>The document kept for it is on another volume, so they cannot share space.</source>
        <translation>保留的文档位于另一个卷上，因此无法共用空间。</translation>
    </message>
    <message>
        <source>The document unpacks to more than 200 MB in one part, or 400 MB in all.</source>
        <translation>文档解压后单个部分超过 200 MB，或总共超过 400 MB。</translation>
    </message>
    <message>
        <source>The document&apos;s XML is nested too deeply, or a single piece of it is too long.</source>
        <translation>文档的 XML 嵌套过深，或其中单个片段过长。</translation>
    </message>
    <message>
        <source>The e-mail message has more than {1} messages inside it.</source>
        <translation>电子邮件中包含超过 {1} 封邮件。</translation>
    </message>
    <message>
        <source>The e-mail message is damaged: a part of its text is missing.</source>
        <translation>电子邮件已损坏：缺少部分文本。</translation>
    </message>
    <message>
        <source>The e-mail message is damaged: it ends before the line that ends its text.</source>
        <translation>电子邮件已损坏：在正文结束行之前就中断了。</translation>
    </message>
    <message>
        <source>The e-mail message is damaged: it ends within its head.</source>
        <translation>电子邮件已损坏：在邮件头中就中断了。</translation>
    </message>
    <message>
        <source>The e-mail message is damaged: none of its parts can be found.</source>
        <translation>电子邮件已损坏：找不到任何组成部分。</translation>
    </message>
    <message>
        <source>The e-mail message is encrypted.</source>
        <translation>电子邮件已加密。</translation>
    </message>
    <message>
        <source>The e-mail message is made of more than {1} parts.</source>
        <translation>电子邮件的组成部分超过 {1} 个。</translation>
    </message>
    <message>
        <source>The fastest, {1}, would need {2} MB of the {3} MB allowed.</source>
        <translation>最快的方案（{1}）需要 {2} MB，而允许的上限为 {3} MB。</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation>文件在读取期间被更改。</translation>
    </message>
    <message>
        <source>The file could not be read to its end.</source>
        <translation>文件未能完整读取。</translation>
    </message>
    <message>
        <source>The file could not be read: {1}.</source>
        <translation>无法读取文件：{1}。</translation>
    </message>
    <message>
        <source>The file holds binary data instead of text.</source>
        <translation>文件包含的是二进制数据，而不是文本。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>The file is not a document.</source>
        <translation>该文件不是文档。</translation>
    </message>
    <message>
        <source>The file system can neither make links nor rename without replacing another file</source>
        <translation>该文件系统既不能创建链接，也不能在不替换其他文件的前提下重命名</translation>
    </message>
    <message>
        <source>The file system shared nothing</source>
        <translation>文件系统没有共用任何空间</translation>
    </message>
    <message>
        <source>The file system that it is on cannot share space: that needs btrfs or XFS.</source>
        <translation>它所在的文件系统无法共用空间：这需要 btrfs 或 XFS。</translation>
    </message>
    <message>
        <source>The file was gone when it was to be read.</source>
        <translation>准备读取时，文件已不存在。</translation>
    </message>
    <message>
        <source>The file {1} cannot be read: {2}.</source>
        <translation>无法读取文件 {1}：{2}。</translation>
    </message>
    <message>
        <source>The file {1} cannot be written: {2}.</source>
        <translation>无法写入文件 {1}：{2}。</translation>
    </message>
    <message>
        <source>The file {1} is a database of another program, not a scan cache.</source>
        <translation>文件 {1} 是其他程序的数据库，不是扫描缓存。</translation>
    </message>
    <message>
        <source>The file {1} is no scan cache; it was left alone.</source>
        <translation>文件 {1} 不是扫描缓存，未作改动。</translation>
    </message>
    <message>
        <source>The file {1} is not a session of DupFinder.</source>
        <translation>文件 {1} 不是 DupFinder 会话。</translation>
    </message>
    <message>
        <source>The file {1} is too large to be one of DupFinder&apos;s.</source>
        <translation>文件 {1} 过大，不可能是 DupFinder 的文件。</translation>
    </message>
    <message>
        <source>The file {1} was saved by a newer version of DupFinder.</source>
        <translation>文件 {1} 由更新版本的 DupFinder 保存。</translation>
    </message>
    <message>
        <source>The file {1} with your saved keeper rules is damaged</source>
        <translation>保存保留规则的文件 {1} 已损坏</translation>
    </message>
    <message>
        <source>The file {1} with {2} is damaged</source>
        <translation>文件 {1}（{2}）已损坏</translation>
    </message>
    <message>
        <source>The file {1} with {2} was written by a newer version of DupFinder.</source>
        <translation>文件 {1}（{2}）由更新版本的 DupFinder 写入。</translation>
    </message>
    <message>
        <source>The file {1}, with what you told apart, is damaged or not ours; move it away to begin anew.</source>
        <translation>记录非重复项的文件 {1} 已损坏或不属于本程序；将其移走即可重新开始。</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>The folder of journals {1} cannot be read: {2}.</source>
        <translation>无法读取移除记录文件夹 {1}：{2}。</translation>
    </message>
    <message>
        <source>The folder shows a folder that it lies in, so reading it would never end.</source>
        <translation>该文件夹显示的是它自身所在的文件夹，读取将永无止境。</translation>
    </message>
    <message>
        <source>The folder {1} is on another volume than the document.</source>
        <translation>文件夹 {1} 与文档不在同一个卷上。</translation>
    </message>
    <message>
        <source>The format {1}{2} {3}; it is left out.</source>
        <translation>格式 {1}{2} {3}，已略过。</translation>
    </message>
    <message>
        <source>The journal cannot be written, so nothing was touched: {1}</source>
        <translation>无法写入移除记录，因此未作任何改动：{1}</translation>
    </message>
    <message>
        <source>The journal has no removal with the number {1}.</source>
        <translation>移除记录中没有编号为 {1} 的移除操作。</translation>
    </message>
    <message>
        <source>The journal {1} cannot be read: {2}.</source>
        <translation>无法读取移除记录 {1}：{2}。</translation>
    </message>
    <message>
        <source>The journal {1} cannot be written: {2}.</source>
        <translation>无法写入移除记录 {1}：{2}。</translation>
    </message>
    <message>
        <source>The journal {1} is damaged: it does not tell where {2} of the documents came from that it says are removed. The first of them is {3}.</source>
        <translation>移除记录 {1} 已损坏：其中记为已移除的文档有 {2} 个没有来源信息。第一个是 {3}。</translation>
    </message>
    <message>
        <source>The journal {1} is in use: something is being removed or put back with it.</source>
        <translation>移除记录 {1} 正在使用：正有文档通过它被移除或还原。</translation>
    </message>
    <message>
        <source>The keeper rule &apos;best-format&apos; takes names of formats with colons between them, as in pdf:docx.</source>
        <translation>保留规则“best-format”后接以冒号分隔的格式名称，例如 pdf:docx。</translation>
    </message>
    <message>
        <source>The keeper rule {1} needs {2} after the colon.</source>
        <translation>保留规则 {1} 的冒号后需要{2}。</translation>
    </message>
    <message>
        <source>The keeper rule {1} takes nothing after a colon.</source>
        <translation>保留规则 {1} 的冒号后不接任何内容。</translation>
    </message>
    <message>
        <source>The link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>The link does not reach the document kept for it.</source>
        <translation>链接无法指向为此保留的文档。</translation>
    </message>
    <message>
        <source>The link was replaced by another file</source>
        <translation>链接已被另一个文件取代</translation>
    </message>
    <message>
        <source>The log {1} cannot be written: {2}.</source>
        <translation>无法写入日志 {1}：{2}。</translation>
    </message>
    <message>
        <source>The macros of the LaTeX document stand for too much text.</source>
        <translation>LaTeX 文档的宏展开后文本过多。</translation>
    </message>
    <message>
        <source>The next best, {1}, would take {2} times as long.</source>
        <translation>次优方案（{1}）的耗时是其 {2} 倍。</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore is nested too deeply.</source>
        <translation>要忽略的行的模式嵌套过深。</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore is not a regular expression: {1}.</source>
        <translation>要忽略的行的模式不是正则表达式：{1}。</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore is too long.</source>
        <translation>要忽略的行的模式过长。</translation>
    </message>
    <message>
        <source>The pattern of lines to ignore takes too long; a simpler one may do.</source>
        <translation>要忽略的行的模式耗时过长，请尝试更简单的模式。</translation>
    </message>
    <message>
        <source>The pattern {1} matches nothing; write a name or a path, such as *.pdf or drafts/*.pdf.</source>
        <translation>模式 {1} 无法匹配任何内容；请写名称或路径，例如 *.pdf 或 drafts/*.pdf。</translation>
    </message>
    <message>
        <source>The plan keeps it for another document.</source>
        <translation>该计划要为另一个文档保留它。</translation>
    </message>
    <message>
        <source>The plan names no document that is kept for it.</source>
        <translation>该计划没有指定为此保留的文档。</translation>
    </message>
    <message>
        <source>The process that reads documents cannot be started: {1}.</source>
        <translation>无法启动读取文档的进程：{1}。</translation>
    </message>
    <message>
        <source>The process that reads documents did not start: {1}.</source>
        <translation>读取文档的进程未能启动：{1}。</translation>
    </message>
    <message>
        <source>The process that was reading the document died.</source>
        <translation>正在读取文档的进程意外终止。</translation>
    </message>
    <message>
        <source>The quarantine folder {1} is not ours to use.</source>
        <translation>隔离文件夹 {1} 不归本程序使用。</translation>
    </message>
    <message>
        <source>The reference {1} {2}: its documents are not compared, and are never removed.</source>
        <translation>参考文件夹 {1} {2}：其中的文档不参与比较，也绝不会被移除。</translation>
    </message>
    <message>
        <source>The rich text document has more than {1} groups within groups.</source>
        <translation>RTF 文档中的组嵌套超过 {1} 层。</translation>
    </message>
    <message>
        <source>The rich text document is damaged: its {1} is missing.</source>
        <translation>RTF 文档已损坏：缺少 {1}。</translation>
    </message>
    <message>
        <source>The same {1} texts were compared before; that was done like this:</source>
        <translation>此前已比较过相同的 {1} 份文本，当时的方式如下：</translation>
    </message>
    <message>
        <source>The scan cache cannot be read: {1}.</source>
        <translation>无法读取扫描缓存：{1}。</translation>
    </message>
    <message>
        <source>The scan cache cannot be written ({1}); the scan goes on without it.</source>
        <translation>无法写入扫描缓存（{1}）；扫描将不使用缓存继续进行。</translation>
    </message>
    <message>
        <source>The scan cache was changed by something else during the scan.</source>
        <translation>扫描期间，扫描缓存被其他程序更改。</translation>
    </message>
    <message>
        <source>The scan cache was damaged; it was set aside as {1}.</source>
        <translation>扫描缓存已损坏，已移到一旁：{1}。</translation>
    </message>
    <message>
        <source>The scan cache {1} cannot be used ({2}); the scan goes on without it.</source>
        <translation>无法使用扫描缓存 {1}（{2}）；扫描将不使用缓存继续进行。</translation>
    </message>
    <message>
        <source>The scan cache {1} cannot be used: {2}.</source>
        <translation>无法使用扫描缓存 {1}：{2}。</translation>
    </message>
    <message>
        <source>The scan cache {1} is damaged and cannot be replaced; the scan goes on without.</source>
        <translation>扫描缓存 {1} 已损坏且无法替换；扫描将不使用缓存继续进行。</translation>
    </message>
    <message>
        <source>The scan cache {} is damaged or of another version of DupFinder; the next scan begins a new one.</source>
        <translation>扫描缓存 {} 已损坏或属于其他版本的 DupFinder；下次扫描将新建缓存。</translation>
    </message>
    <message>
        <source>The session {1} is damaged.</source>
        <translation>会话 {1} 已损坏。</translation>
    </message>
    <message>
        <source>The system does not tell of every change in these folders, so DupFinder looks by itself, every {1} seconds.</source>
        <translation>系统不会通知这些文件夹中的所有更改，因此 DupFinder 每 {1} 秒自行检查一次。</translation>
    </message>
    <message>
        <source>The system gives DupFinder too little memory, or too few threads, for this.</source>
        <translation>系统给 DupFinder 的内存或线程太少，无法完成此操作。</translation>
    </message>
    <message>
        <source>The system took the file, but it was not found in the trash.</source>
        <translation>系统已接收该文件，但在回收站中找不到它。</translation>
    </message>
    <message>
        <source>The text of the e-mail message is inside of its signature, which is not read.</source>
        <translation>电子邮件的正文在签名之内，签名不会被读取。</translation>
    </message>
    <message>
        <source>The two documents are too long to be compared here.</source>
        <translation>这两个文档过长，无法在此比较。</translation>
    </message>
    <message>
        <source>The volume of this file has no trash that can be used.</source>
        <translation>此文件所在的卷没有可用的回收站。</translation>
    </message>
    <message>
        <source>The volume that it is on has no such links, as FAT and exFAT have none.</source>
        <translation>它所在的卷不支持此类链接，FAT 和 exFAT 即是如此。</translation>
    </message>
    <message>
        <source>The volume {1} has no trash that can be used, and no quarantine folder can be made on it.</source>
        <translation>卷 {1} 没有可用的回收站，也无法在其上创建隔离文件夹。</translation>
    </message>
    <message>
        <source>The volume {1} has no trash that can be used.</source>
        <translation>卷 {1} 没有可用的回收站。</translation>
    </message>
    <message>
        <source>The workbook is damaged: a cell refers to a text that is not there.</source>
        <translation>工作簿已损坏：有单元格引用了不存在的文本。</translation>
    </message>
    <message>
        <source>The workbook is damaged: a number in it is none.</source>
        <translation>工作簿已损坏：其中有一个数字无效。</translation>
    </message>
    <message>
        <source>The workbook is damaged: a part of it ends too early.</source>
        <translation>工作簿已损坏：其中一部分不完整。</translation>
    </message>
    <message>
        <source>The {1} bits of these fingerprints tell as much as {2} random ones.</source>
        <translation>这些指纹的 {1} 位相当于 {2} 个随机位。</translation>
    </message>
    <message>
        <source>The {1} cannot be read: {2} is not installed.</source>
        <translation>无法读取此文档（{1}）：未安装 {2}。</translation>
    </message>
    <message>
        <source>The {1} has no page or picture {2} that can be shown.</source>
        <translation>此文档（{1}）没有可显示的第 {2} 页或图片。</translation>
    </message>
    <message>
        <source>The {1} has no text.</source>
        <translation>此文档（{1}）不含文本。</translation>
    </message>
    <message>
        <source>The {1} has no text; it is compared by what is seen in it, but for {2} of its pages or pictures, which are too many or too large.</source>
        <translation>此文档（{1}）不含文本；将按其外观进行比较，但其中 {2} 个页面或图片因数量过多或尺寸过大而不参与比较。</translation>
    </message>
    <message>
        <source>The {1} has no text; it is compared by what is seen in it.</source>
        <translation>此文档（{1}）不含文本；将按其外观进行比较。</translation>
    </message>
    <message>
        <source>This system cannot shut in the programs that read documents: a malicious document could read your files and go online.</source>
        <translation>此系统无法隔离读取文档的程序：恶意文档可能读取您的文件并连接网络。</translation>
    </message>
    <message>
        <source>The {1} has no pages that can be shown.</source>
        <translation>此文档（{1}）没有可显示的页面。</translation>
    </message>
    <message>
        <source>A copy of the document kept for it, which has the same bytes, can be put in its place.</source>
        <translation>可以将为它保留的、字节完全相同的文档的副本放回原处。</translation>
    </message>
    <message>
        <source>It and the document kept for it are on different volumes, and one of these may show a folder of the other (a network drive, a FUSE or overlay file system). So it may go to the trash, but not for good, and no link takes its place.</source>
        <translation>它与为它保留的文档位于不同的卷上，而其中一个卷可能显示的是另一个卷的文件夹（网络驱动器、FUSE 或 overlay 文件系统）。因此它可以移入回收站，但不能永久删除，也不会被链接取代。</translation>
    </message>
    <message>
        <source>It is the very document that would be kept, seen through another mount.</source>
        <translation>它就是将要保留的那个文档，只是通过另一个挂载点看到。</translation>
    </message>
    <message>
        <source>Reading scanned pages needs packages that are not installed: {1}.</source>
        <translation>读取扫描页面需要未安装的软件包：{1}。</translation>
    </message>
    <message>
        <source>The {1} is damaged and cannot be read ({2}).</source>
        <translation>此文档（{1}）已损坏，无法读取（{2}）。</translation>
    </message>
    <message>
        <source>The {1} is damaged: a slide is missing.</source>
        <translation>此文档（{1}）已损坏：缺少一张幻灯片。</translation>
    </message>
    <message>
        <source>The {1} is damaged: it does not say what its chapters are.</source>
        <translation>此文档（{1}）已损坏：没有说明包含哪些章节。</translation>
    </message>
    <message>
        <source>The {1} is damaged: it does not say where its chapters are.</source>
        <translation>此文档（{1}）已损坏：没有说明章节的位置。</translation>
    </message>
    <message>
        <source>The {1} is damaged: it is no zip archive, or only a part of one.</source>
        <translation>此文档（{1}）已损坏：不是 zip 压缩包，或不完整。</translation>
    </message>
    <message>
        <source>The {1} is damaged: its part {2} is missing.</source>
        <translation>此文档（{1}）已损坏：缺少 {2} 部分。</translation>
    </message>
    <message>
        <source>The {1} is damaged: {2}.</source>
        <translation>此文档（{1}）已损坏：{2}。</translation>
    </message>
    <message>
        <source>The {1} is empty.</source>
        <translation>此文档（{1}）是空的。</translation>
    </message>
    <message>
        <source>The {1} is encrypted and needs a password.</source>
        <translation>此文档（{1}）已加密，需要密码。</translation>
    </message>
    <message>
        <source>The {1} is larger than 200 MB.</source>
        <translation>此文档（{1}）超过 200 MB。</translation>
    </message>
    <message>
        <source>The {1} is protected and can only be read by its own program.</source>
        <translation>此文档（{1}）受保护，只能用其自身的程序读取。</translation>
    </message>
    <message>
        <source>There are other settings with the name &apos;{1}&apos;.</source>
        <translation>已有名为“{1}”的扫描预设。</translation>
    </message>
    <message>
        <source>There is a file {1} in this folder already.</source>
        <translation>此文件夹中已有文件 {1}。</translation>
    </message>
    <message>
        <source>There is no folder or file {1} to exclude.</source>
        <translation>没有要排除的文件夹或文件 {1}。</translation>
    </message>
    <message>
        <source>There is no folder or file {1}.</source>
        <translation>没有文件夹或文件 {1}。</translation>
    </message>
    <message>
        <source>There is no format {1}; there are {2}.</source>
        <translation>没有格式 {1}；可用的有 {2}。</translation>
    </message>
    <message>
        <source>There is no journal {1}.</source>
        <translation>没有移除记录 {1}。</translation>
    </message>
    <message>
        <source>There is no room for what the scan has to keep: {1}.</source>
        <translation>没有空间存放扫描需要保存的内容：{1}。</translation>
    </message>
    <message>
        <source>There is no scan cache {1}.</source>
        <translation>没有扫描缓存 {1}。</translation>
    </message>
    <message>
        <source>This file is not valid JSON.</source>
        <translation>此文件不是有效的 JSON。</translation>
    </message>
    <message>
        <source>This file is too large, or holds too many values, to be one of DupFinder&apos;s.</source>
        <translation>此文件过大或包含的值过多，不可能是 DupFinder 的文件。</translation>
    </message>
    <message>
        <source>This is a folder, not a document.</source>
        <translation>这是文件夹，不是文档。</translation>
    </message>
    <message>
        <source>This is no document of a kind that DupFinder knows.</source>
        <translation>这不是 DupFinder 认识的文档类型。</translation>
    </message>
    <message>
        <source>This is no document of the formats that were asked for.</source>
        <translation>这不是所选格式的文档。</translation>
    </message>
    <message>
        <source>This is no {1} file that can be used: {2} {3}.</source>
        <translation>这个 {1} 文件无法使用：{2} {3}。</translation>
    </message>
    <message>
        <source>This system lacks Landlock, so a document that takes over its reader could read your other files.</source>
        <translation>此系统没有 Landlock，控制了读取程序的文档可能读取您的其他文件。</translation>
    </message>
    <message>
        <source>This system lacks seccomp, so a document that takes over its reader could open connections.</source>
        <translation>此系统没有 seccomp，控制了读取程序的文档可能建立网络连接。</translation>
    </message>
    <message>
        <source>What was moved</source>
        <translation>已移动的文件</translation>
    </message>
    <message>
        <source>What you told apart is in {1}, which cannot be used: {2}.</source>
        <translation>您的非重复项记录在 {1} 中，但无法使用：{2}。</translation>
    </message>
    <message>
        <source>What you told apart is in {1}, written by another version of DupFinder.</source>
        <translation>您的非重复项记录在 {1} 中，由其他版本的 DupFinder 写入。</translation>
    </message>
    <message>
        <source>Windows does not allow this name.</source>
        <translation>Windows 不允许使用此名称。</translation>
    </message>
    <message>
        <source>Word 97 document</source>
        <translation>Word 97 文档</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word 文档</translation>
    </message>
    <message>
        <source>a </source>
        <translation>a </translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>a page has no size</source>
        <translation>有一个页面没有尺寸</translation>
    </message>
    <message>
        <source>a piece of its text is missing</source>
        <translation>缺少一段文本</translation>
    </message>
    <message>
        <source>a running process</source>
        <translation>正在运行的进程</translation>
    </message>
    <message>
        <source>a scan that was not finished</source>
        <translation>未完成的扫描</translation>
    </message>
    <message>
        <source>cannot be loaded: {1}: {2}</source>
        <translation>无法加载：{1}：{2}</translation>
    </message>
    <message>
        <source>cannot seek to {1}</source>
        <translation>无法定位到 {1}</translation>
    </message>
    <message>
        <source>covering designs</source>
        <translation>覆盖设计</translation>
    </message>
    <message>
        <source>does not hold a path</source>
        <translation>不包含路径</translation>
    </message>
    <message>
        <source>drawn by hand</source>
        <translation>手绘</translation>
    </message>
    <message>
        <source>e-mail message</source>
        <translation>电子邮件</translation>
    </message>
    <message>
        <source>empty cells</source>
        <translation>空单元格</translation>
    </message>
    <message>
        <source>error {1}</source>
        <translation>错误 {1}</translation>
    </message>
    <message>
        <source>exhaustive comparison</source>
        <translation>穷举比较</translation>
    </message>
    <message>
        <source>has a name that is not up to 32 lower-case letters, digits and dashes</source>
        <translation>的名称不是最多 32 个小写字母、数字和连字符</translation>
    </message>
    <message>
        <source>has suffixes that are no tuple of lower-case suffixes with their dots</source>
        <translation>的扩展名不是由带点的小写扩展名组成的元组</translation>
    </message>
    <message>
        <source>has the name {1}, which another format has</source>
        <translation>的名称 {1} 已被另一个格式使用</translation>
    </message>
    <message>
        <source>has the relation {1}, which does not fit</source>
        <translation>的关系 {1} 不相符</translation>
    </message>
    <message>
        <source>has the relation {1}, which is none</source>
        <translation>的关系 {1} 不存在</translation>
    </message>
    <message>
        <source>has the verdict {1}, which is none</source>
        <translation>的判定 {1} 不存在</translation>
    </message>
    <message>
        <source>img </source>
        <translation>img </translation>
    </message>
    <message>
        <source>in the folder that it was moved to</source>
        <translation>移入的文件夹中</translation>
    </message>
    <message>
        <source>in the quarantine folder</source>
        <translation>隔离文件夹中</translation>
    </message>
    <message>
        <source>in the trash</source>
        <translation>回收站中</translation>
    </message>
    <message>
        <source>is excluded</source>
        <translation>已被排除</translation>
    </message>
    <message>
        <source>is excluded with {1}</source>
        <translation>已随 {1} 一同被排除</translation>
    </message>
    <message>
        <source>is in the report for the second time</source>
        <translation>在报告中重复出现</translation>
    </message>
    <message>
        <source>is one that this program does not know</source>
        <translation>是本程序不认识的</translation>
    </message>
    <message>
        <source>is to be removed for a document that the plan does not keep</source>
        <translation>要为计划不保留的文档而移除</translation>
    </message>
    <message>
        <source>is to be removed, and kept under another name</source>
        <translation>要被移除，却又以另一名称保留</translation>
    </message>
    <message>
        <source>it does not start like one</source>
        <translation>开头部分不符合该格式</translation>
    </message>
    <message>
        <source>it gave no reason</source>
        <translation>未给出原因</translation>
    </message>
    <message>
        <source>it has less text than it says</source>
        <translation>实际文本少于声明的长度</translation>
    </message>
    <message>
        <source>it has parts of a negative length</source>
        <translation>含有长度为负的部分</translation>
    </message>
    <message>
        <source>it is a device</source>
        <translation>它是设备</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>这是管道或设备</translation>
    </message>
    <message>
        <source>its headers are out of order</source>
        <translation>标头顺序混乱</translation>
    </message>
    <message>
        <source>its main part is missing</source>
        <translation>缺少主体部分</translation>
    </message>
    <message>
        <source>its pieces are out of order</source>
        <translation>各片段顺序混乱</translation>
    </message>
    <message>
        <source>its table of pieces ends too early</source>
        <translation>片段表不完整</translation>
    </message>
    <message>
        <source>its table of pieces is missing</source>
        <translation>缺少片段表</translation>
    </message>
    <message>
        <source>its tables are missing</source>
        <translation>缺少表</translation>
    </message>
    <message>
        <source>its text is longer than the file</source>
        <translation>文本比文件还长</translation>
    </message>
    <message>
        <source>list: {1}</source>
        <translation>列表：{1}</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>必须是列表</translation>
    </message>
    <message>
        <source>must be a list of texts</source>
        <translation>必须是文本列表</translation>
    </message>
    <message>
        <source>must be a list of whole numbers</source>
        <translation>必须是整数列表</translation>
    </message>
    <message>
        <source>must be a list of {1}</source>
        <translation>必须是由 {1} 组成的列表</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>必须是文本</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>必须是整数</translation>
    </message>
    <message>
        <source>must be an absolute path</source>
        <translation>必须是绝对路径</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>必须是对象</translation>
    </message>
    <message>
        <source>must be as long as the list of paths</source>
        <translation>必须与路径列表一样长</translation>
    </message>
    <message>
        <source>must be empty for a document that is not near its keeper</source>
        <translation>对于与保留文档并非相似关系的文档必须为空</translation>
    </message>
    <message>
        <source>must be one of {1}</source>
        <translation>必须是以下之一：{1}</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>必须是 true 或 false</translation>
    </message>
    <message>
        <source>must be {1}</source>
        <translation>必须是 {1}</translation>
    </message>
    <message>
        <source>must be {1} hexadecimal digits</source>
        <translation>必须是 {1} 个十六进制数字</translation>
    </message>
    <message>
        <source>must have one document whose relation is &apos;keeper&apos;</source>
        <translation>必须有一个关系为“keeper”的文档</translation>
    </message>
    <message>
        <source>must name a kept document if it is to be removed, and only then</source>
        <translation>要移除时（且仅在要移除时）必须指定保留的文档</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>不得为负数</translation>
    </message>
    <message>
        <source>names a file for the second time</source>
        <translation>重复指定了同一个文件</translation>
    </message>
    <message>
        <source>needs libraries that are no tuple of names of modules</source>
        <translation>所需的库不是由模块名称组成的元组</translation>
    </message>
    <message>
        <source>nested blocks</source>
        <translation>嵌套块</translation>
    </message>
    <message>
        <source>no pages</source>
        <translation>没有页面</translation>
    </message>
    <message>
        <source>none were saved yet</source>
        <translation>尚未保存任何规则</translation>
    </message>
    <message>
        <source>page {1} cannot be loaded</source>
        <translation>无法加载第 {1} 页</translation>
    </message>
    <message>
        <source>page {1} has no text page</source>
        <translation>第 {1} 页没有文本页</translation>
    </message>
    <message>
        <source>pictures or drawings</source>
        <translation>图片或绘图</translation>
    </message>
    <message>
        <source>probing a sorted table</source>
        <translation>探测排序表</translation>
    </message>
    <message>
        <source>reStructuredText file</source>
        <translation>reStructuredText 文件</translation>
    </message>
    <message>
        <source>reply to</source>
        <translation>回复至</translation>
    </message>
    <message>
        <source>rich text document</source>
        <translation>RTF 文档</translation>
    </message>
    <message>
        <source>sheet: {1}</source>
        <translation>工作表：{1}</translation>
    </message>
    <message>
        <source>signed: {1}</source>
        <translation>签名：{1}</translation>
    </message>
    <message>
        <source>slide {1}</source>
        <translation>幻灯片 {1}</translation>
    </message>
    <message>
        <source>table: empty cells</source>
        <translation>表格：空单元格</translation>
    </message>
    <message>
        <source>text file</source>
        <translation>文本文件</translation>
    </message>
    <message>
        <source>the recent sessions</source>
        <translation>最近的会话</translation>
    </message>
    <message>
        <source>the saved ones are {1}</source>
        <translation>已保存的有 {1}</translation>
    </message>
    <message>
        <source>there is no picture of {1} by {2} pixels</source>
        <translation>没有 {1} × {2} 像素的图像</translation>
    </message>
    <message>
        <source>unknown address</source>
        <translation>未知地址</translation>
    </message>
    <message>
        <source>what it holds</source>
        <translation>其内容</translation>
    </message>
    <message>
        <source>your saved settings</source>
        <translation>已保存的扫描预设</translation>
    </message>
    <message>
        <source>{1} It is now at {2}.</source>
        <translation>{1}它现在位于 {2}。</translation>
    </message>
    <message>
        <source>{1} It was moved to {2}, and cannot be put back: {3}</source>
        <translation>{1}它已被移到 {2}，且无法还原：{3}</translation>
    </message>
    <message>
        <source>{1} at:</source>
        <translation>{1} 位于：</translation>
    </message>
    <message>
        <source>{1} bit</source>
        <translation>{1} 位</translation>
    </message>
    <message>
        <source>{1} bits</source>
        <translation>{1} 位</translation>
    </message>
    <message>
        <source>{1} by {2} pixels</source>
        <translation>{1} × {2} 像素</translation>
    </message>
    <message>
        <source>{1} bytes</source>
        <translation>{1} 字节</translation>
    </message>
    <message>
        <source>{1} cannot be excluded: {2}.</source>
        <translation>无法排除 {1}：{2}。</translation>
    </message>
    <message>
        <source>{1} cannot be found: {2}</source>
        <translation>找不到 {1}：{2}</translation>
    </message>
    <message>
        <source>{1} cannot be found: {2}.</source>
        <translation>找不到{1}：{2}。</translation>
    </message>
    <message>
        <source>{1} cannot be looked into now; its documents stay known.</source>
        <translation>目前无法查看 {1}；其中的文档仍视为已知。</translation>
    </message>
    <message>
        <source>{1} cannot be opened: {2}.</source>
        <translation>无法打开 {1}：{2}。</translation>
    </message>
    <message>
        <source>{1} cannot be read: permission denied.</source>
        <translation>无法读取 {1}：权限不足。</translation>
    </message>
    <message>
        <source>{1} cannot be read: {2}.</source>
        <translation>{1}：无法读取（{2}）。</translation>
    </message>
    <message>
        <source>{1} cannot be renamed: {2}</source>
        <translation>无法重命名 {1}：{2}</translation>
    </message>
    <message>
        <source>{1} drawn over</source>
        <translation>{1}被遮盖</translation>
    </message>
    <message>
        <source>{1} is also the reference {2}: its documents are compared and never removed.</source>
        <translation>{1} 同时也是参考文件夹 {2}：其中的文档参与比较，但绝不会被移除。</translation>
    </message>
    <message>
        <source>{1} is in a reference folder, which stays as it is.</source>
        <translation>{1} 位于参考文件夹中，参考文件夹保持不变。</translation>
    </message>
    <message>
        <source>{1} is in the trash folder {2}, and trash folders are never scanned.</source>
        <translation>{1} 位于回收站文件夹 {2} 中，回收站文件夹从不扫描。</translation>
    </message>
    <message>
        <source>{1} is neither a folder nor a file with content.</source>
        <translation>{1} 既不是文件夹，也不是有内容的文件。</translation>
    </message>
    <message>
        <source>{1} is no folder that can be written to.</source>
        <translation>{1} 不是可写入的文件夹。</translation>
    </message>
    <message>
        <source>{1} is no folder, so it cannot be watched.</source>
        <translation>{1} 不是文件夹，因此无法监视。</translation>
    </message>
    <message>
        <source>{1} is no journal of removals.</source>
        <translation>{1} 不是移除记录。</translation>
    </message>
    <message>
        <source>{1} is no keeper rule; the rules are {2}.</source>
        <translation>{1} 不是保留规则；可用的规则有 {2}。</translation>
    </message>
    <message>
        <source>{1} is no longer a file.</source>
        <translation>{1}已不再是文件。</translation>
    </message>
    <message>
        <source>{1} is no regular file, so it is no journal of removals.</source>
        <translation>{1} 不是普通文件，因此不是移除记录。</translation>
    </message>
    <message>
        <source>{1} is the same as {2} and is scanned once.</source>
        <translation>{1} 与 {2} 相同，只扫描一次。</translation>
    </message>
    <message>
        <source>{1} is there again.</source>
        <translation>{1} 已恢复可用。</translation>
    </message>
    <message>
        <source>{1} is too large to be a journal of removals.</source>
        <translation>{1} 过大，不可能是移除记录。</translation>
    </message>
    <message>
        <source>{1} lies inside {2} and is scanned once.</source>
        <translation>{1} 位于 {2} 内，只扫描一次。</translation>
    </message>
    <message>
        <source>{1} of its {2} pages cannot be read</source>
        <translation>共 {2} 页，有 {1} 页无法读取</translation>
    </message>
    <message>
        <source>{1} pages</source>
        <translation>{1} 页</translation>
    </message>
    <message>
        <source>{1} places</source>
        <translation>{1} 处</translation>
    </message>
    <message>
        <source>{1} shapes</source>
        <translation>{1} 个形状</translation>
    </message>
    <message>
        <source>{1} vanished during the scan.</source>
        <translation>{1}在扫描期间消失。</translation>
    </message>
    <message>
        <source>{1} was changed since the scan.</source>
        <translation>{1}在扫描后已更改。</translation>
    </message>
    <message>
        <source>{1} was named twice and is scanned once.</source>
        <translation>{1} 被指定了两次，只扫描一次。</translation>
    </message>
    <message>
        <source>{1} was replaced by another file since the scan.</source>
        <translation>{1}在扫描后被另一个文件取代。</translation>
    </message>
    <message>
        <source>{1} x {2}</source>
        <translation>{1} × {2}</translation>
    </message>
    <message>
        <source>{1} {2} and is not scanned.</source>
        <translation>{1} {2}，不会扫描。</translation>
    </message>
    <message>
        <source>{1} {2} with prefixes of {3} bits ({4}){5}</source>
        <translation>{1} {2}，前缀为 {3} 位（{4}）{5}</translation>
    </message>
    <message>
        <source>{1}.</source>
        <translation>{1}。</translation>
    </message>
    <message>
        <source>{1}: Left out: only {2} documents are compared at once.</source>
        <translation>{1}：已略过，一次最多只能比较 {2} 个文档。</translation>
    </message>
    <message>
        <source>{1}: Left out: the documents are too long to be compared at once.</source>
        <translation>{1}：已略过，文档过长，无法同时比较。</translation>
    </message>
    <message>
        <source>{1}: The file cannot be opened: {2}.</source>
        <translation>{1}：无法打开文件：{2}。</translation>
    </message>
    <message>
        <source>{1}: This is not a file that can be read.</source>
        <translation>{1}：这不是可读取的文件。</translation>
    </message>
    <message>
        <source>{1}: {2} of {3} texts; two are compared if they share {4} of those that the smaller one has.</source>
        <translation>{1}：{3} 份文本共 {2} 个；两份文本共有的片段达到较少一方的 {4} 时才进行比较。</translation>
    </message>
    <message>
        <source>{1}:{2} in {3}</source>
        <translation>{1}：{2}（{3}）</translation>
    </message>
    <message>
        <source>{1}; mend it, or move it away, to go on.</source>
        <translation>{1}；请修复或移走该文件，然后继续。</translation>
    </message>
    <message>
        <source>{1}{2} cannot be read yet.</source>
        <translation>尚无法读取 {1}{2}。</translation>
    </message>
</context>
<context>
    <name>DecidingFlow</name>
    <message>
        <source>Please wait a moment: the last change is still under way.</source>
        <translation>请稍候：上一次更改仍在进行中。</translation>
    </message>
    <message>
        <source>Nothing is marked: mark documents with the space bar, or choose them by rules.</source>
        <translation>尚未标记任何文档：请按空格键标记文档，或按规则选择。</translation>
    </message>
    <message>
        <source>The last removal was interrupted. The history of removals (Ctrl+H) puts back what it took.</source>
        <translation>上次移除操作被中断。可在移除历史 (Ctrl+H) 中还原已移除的内容。</translation>
    </message>
    <message>
        <source>These files could not be read, so nothing can be remembered of them.</source>
        <translation>这些文件无法读取，因此无法记住关于它们的信息。</translation>
    </message>
    <message>
        <source>Remembered as not duplicates. Marks ▸ Not duplicates lists all of them.</source>
        <translation>已记为非重复项。“标记 ▸ 非重复项”中列出了全部非重复项。</translation>
    </message>
    <message>
        <source>The next scan brings together again what you took back.</source>
        <translation>您撤回的项目将在下次扫描时重新归到一起。</translation>
    </message>
</context>
<context>
    <name>DecidingWording</name>
    <message>
        <source>What is suggested (finished, filed, cleanly named)</source>
        <translation>建议保留的文档（已完成、已归档、名称规整）</translation>
    </message>
    <message>
        <source>The newest</source>
        <translation>最新的</translation>
    </message>
    <message>
        <source>The oldest</source>
        <translation>最旧的</translation>
    </message>
    <message>
        <source>The longest text</source>
        <translation>文本最长的</translation>
    </message>
    <message>
        <source>The largest file</source>
        <translation>文件最大的</translation>
    </message>
    <message>
        <source>The smallest file</source>
        <translation>文件最小的</translation>
    </message>
    <message>
        <source>The best format</source>
        <translation>格式最佳的</translation>
    </message>
    <message>
        <source>The shortest path</source>
        <translation>路径最短的</translation>
    </message>
    <message>
        <source>The cleanest name (no “copy”, “(1)”, “old”)</source>
        <translation>名称最规整的（不含“副本”“(1)”“old”）</translation>
    </message>
    <message>
        <source>The cleanest path (no “backup”, “old” in its folders, either)</source>
        <translation>路径最规整的（所在文件夹也不含“backup”“old”）</translation>
    </message>
    <message>
        <source>The one that says most about itself (title, author …)</source>
        <translation>自身信息最完整的（标题、作者等）</translation>
    </message>
    <message>
        <source>In a preferred folder</source>
        <translation>在首选文件夹中</translation>
    </message>
    <message>
        <source>A name that matches</source>
        <translation>名称匹配</translation>
    </message>
    <message>
        <source>In the folder {folder}</source>
        <translation>在文件夹 {folder} 中</translation>
    </message>
    <message>
        <source>A name like {pattern}</source>
        <translation>名称形如 {pattern}</translation>
    </message>
    <message>
        <source>marked by hand</source>
        <translation>手动标记</translation>
    </message>
    <message>
        <source>the signed, filled-in or final one stays</source>
        <translation>保留已签署、已填写或最终的版本</translation>
    </message>
    <message>
        <source>what is filed stays</source>
        <translation>保留已归档的</translation>
    </message>
    <message>
        <source>a reference folder comes first</source>
        <translation>参考文件夹优先</translation>
    </message>
    <message>
        <source>chosen by the search, no rule tells them apart</source>
        <translation>由搜索选定，无适用规则</translation>
    </message>
    <message>
        <source>only numbers, dates or names differ</source>
        <translation>仅数字、日期或名称不同</translation>
    </message>
    <message>
        <source>no other document is a copy of it</source>
        <translation>没有其他文档是它的副本</translation>
    </message>
    <message>
        <source>nobody marked it</source>
        <translation>未被标记</translation>
    </message>
    <message>
        <source>it stays for another document</source>
        <translation>为另一个文档而保留</translation>
    </message>
    <message>
        <source>reference folder</source>
        <translation>参考文件夹</translation>
    </message>
    <message>
        <source>signed, filled in or final</source>
        <translation>已签署、已填写或为最终版</translation>
    </message>
    <message>
        <source>filed folder</source>
        <translation>位于归档的文件夹</translation>
    </message>
    <message>
        <source>clean name</source>
        <translation>名称规整</translation>
    </message>
    <message>
        <source>best format to work with</source>
        <translation>格式最便于继续编辑</translation>
    </message>
    <message>
        <source>shortest path</source>
        <translation>路径最短</translation>
    </message>
    <message>
        <source>most like the others</source>
        <translation>与其他文档最相似</translation>
    </message>
    <message>
        <source>chosen by hand or by rules</source>
        <translation>由人工或规则选定</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between reasons</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>It lies in a reference folder: nothing there is ever removed.</source>
        <translation>它位于参考文件夹中：其中的内容绝不会被移除。</translation>
    </message>
    <message>
        <source>It lies in an excluded folder: it takes no part.</source>
        <translation>它位于已排除的文件夹中：不参与处理。</translation>
    </message>
    <message>
        <source>Nothing of its group that can be read would stay.</source>
        <translation>否则其所在的组将不剩任何可读取的文档。</translation>
    </message>
    <message>
        <source>Its bytes could not be read, so nothing is certain about it.</source>
        <translation>无法读取其字节，因此无法确定任何信息。</translation>
    </message>
    <message>
        <source>It is the keeper of its group. Keep another one first.</source>
        <translation>它是所在组中保留的文档。请先保留另一个文档。</translation>
    </message>
    <message>
        <source>The filter hides it.</source>
        <translation>它已被筛选器隐藏。</translation>
    </message>
    <message>
        <source>It is in no group of duplicates.</source>
        <translation>它不在任何重复组中。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in a reference folder</source>
        <translation>
            <numerusform>%Ln 个在参考文件夹中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in an excluded folder</source>
        <translation>
            <numerusform>%Ln 个在已排除的文件夹中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln the last of its group</source>
        <translation>
            <numerusform>%Ln 个是组内最后一个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read</source>
        <translation>
            <numerusform>%Ln 个无法读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keeper(s)</source>
        <translation>
            <numerusform>%Ln 个是保留的文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden by the filter</source>
        <translation>
            <numerusform>%Ln 个被筛选器隐藏</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in no group of duplicates</source>
        <translation>
            <numerusform>%Ln 个不在任何重复组中</numerusform>
        </translation>
    </message>
    <message>
        <source>what is suggested stays</source>
        <translation>保留建议的文档</translation>
    </message>
    <message>
        <source>the newest stays</source>
        <translation>保留最新的</translation>
    </message>
    <message>
        <source>the oldest stays</source>
        <translation>保留最旧的</translation>
    </message>
    <message>
        <source>the longest text stays</source>
        <translation>保留文本最长的</translation>
    </message>
    <message>
        <source>the largest file stays</source>
        <translation>保留文件最大的</translation>
    </message>
    <message>
        <source>the smallest file stays</source>
        <translation>保留文件最小的</translation>
    </message>
    <message>
        <source>the best format stays</source>
        <translation>保留格式最佳的</translation>
    </message>
    <message>
        <source>the shortest path stays</source>
        <translation>保留路径最短的</translation>
    </message>
    <message>
        <source>the cleanest name stays</source>
        <translation>保留名称最规整的</translation>
    </message>
    <message>
        <source>the cleanest path stays</source>
        <translation>保留路径最规整的</translation>
    </message>
    <message>
        <source>the one that says most about itself stays</source>
        <translation>保留自身信息最完整的</translation>
    </message>
    <message>
        <source>what lies in {folder} stays</source>
        <translation>保留 {folder} 中的</translation>
    </message>
    <message>
        <source>a name like {pattern} stays</source>
        <translation>保留名称形如 {pattern} 的</translation>
    </message>
</context>
<context>
    <name>DistinctionModel</name>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>is no duplicate of</source>
        <translation>与之不重复</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>记录时间</translation>
    </message>
</context>
<context>
    <name>DistinctionsDialog</name>
    <message>
        <source>Not duplicates</source>
        <translation>非重复项</translation>
    </message>
    <message>
        <source>Search by name or folder</source>
        <translation>按名称或文件夹搜索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Let the chosen pairs be found as duplicates again (Delete)</source>
        <translation>允许再次将所选的文档对识别为重复 (Delete)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln 对</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents that you told apart are not grouped any more, whatever copies of them are found. Once one is edited, the two are compared anew.</source>
        <translation>您区分开的文档不会再归入同一组，无论找到它们的哪些副本。其中一个被编辑后，两者将重新比较。</translation>
    </message>
</context>
<context>
    <name>DocumentFlow</name>
    <message>
        <source>{name} is a program.</source>
        <translation>{name} 是一个程序。</translation>
    </message>
    <message>
        <source>{name} is a script: commands that run one after the other.</source>
        <translation>{name} 是一个脚本：其中的命令会依次执行。</translation>
    </message>
    <message>
        <source>{name} is a shortcut, which can start any program.</source>
        <translation>{name} 是一个快捷方式，可以启动任何程序。</translation>
    </message>
    <message>
        <source>Its name makes it look like something else.</source>
        <translation>它的名称使它看起来像别的东西。</translation>
    </message>
    <message>
        <source>This can run</source>
        <translation>这个文件可以运行</translation>
    </message>
    <message>
        <source>Opening it may run it, and it can do whatever you can. Open it only if you trust where it is from.</source>
        <translation>打开它可能会运行它，它能做您能做的一切。只有信任其来源时才打开。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>仍然打开</translation>
    </message>
    <message>
        <source>{path} cannot be opened.</source>
        <translation>无法打开 {path}。</translation>
    </message>
    <message>
        <source>The folder of {path} cannot be opened.</source>
        <translation>无法打开 {path} 所在的文件夹。</translation>
    </message>
    <message>
        <source>The path was copied.</source>
        <translation>已复制路径。</translation>
    </message>
    <message>
        <source>Renamed to {name}.</source>
        <translation>已重命名为 {name}。</translation>
    </message>
</context>
<context>
    <name>DocumentHeader</name>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
</context>
<context>
    <name>DropOverlay</name>
    <message>
        <source>Drop to add</source>
        <translation>拖放以添加</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Show how similar documents differ</source>
        <translation>显示相似文档之间的差异</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>正在写入报告</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
</context>
<context>
    <name>ExportWording</name>
    <message>
        <source>One file that every browser opens: to search, to sort, to pass on.</source>
        <translation>单个文件，任何浏览器都能打开，可搜索、排序和转发。</translation>
    </message>
    <message>
        <source>Pages with numbers and an outline: to print, to sign off, to keep.</source>
        <translation>带页码和大纲的页面，适合打印、签字和存档。</translation>
    </message>
    <message>
        <source>Groups as tables with headings, for Word or LibreOffice Writer.</source>
        <translation>以带标题的表格列出各组，适用于 Word 或 LibreOffice Writer。</translation>
    </message>
    <message>
        <source>Sheets with a row for each document, for Excel or LibreOffice.</source>
        <translation>每个文档一行的工作表，适用于 Excel 或 LibreOffice。</translation>
    </message>
    <message>
        <source>A row for each document, for any program that reads tables.</source>
        <translation>每个文档一行，适用于任何能读取表格的程序。</translation>
    </message>
    <message>
        <source>All that was found, for programs, and for dupfinder plan.</source>
        <translation>找到的全部内容，供其他程序和 dupfinder plan 使用。</translation>
    </message>
    <message>
        <source>Every two documents that are alike, one pair a line, for programs.</source>
        <translation>所有相似的文档对，每行一对，供其他程序使用。</translation>
    </message>
    <message numerus="yes">
        <source>Everything: %Ln group(s)</source>
        <translation>
            <numerusform>全部：%Ln 组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is shown now: %Ln group(s)</source>
        <translation>
            <numerusform>当前显示的内容：%Ln 组</numerusform>
        </translation>
    </message>
    <message>
        <source>The documents are read again for it, and parts of their text then stand in the report.</source>
        <translation>为此将重新读取文档，报告中会包含其部分文本。</translation>
    </message>
    <message>
        <source>Only a web page can show them.</source>
        <translation>只有网页能显示差异。</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln pair(s) compared</source>
        <translation>
            <numerusform>已比较 {done} / %Ln 对</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>网页 (HTML)</translation>
    </message>
    <message>
        <source>To print or keep (PDF)</source>
        <translation>打印或存档 (PDF)</translation>
    </message>
    <message>
        <source>To write into (Word, DOCX)</source>
        <translation>可继续编辑（Word，DOCX）</translation>
    </message>
    <message>
        <source>Workbook (XLSX)</source>
        <translation>工作簿 (XLSX)</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表格 (CSV)</translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <translation>数据 (JSON)</translation>
    </message>
    <message>
        <source>All pairs (JSON lines)</source>
        <translation>所有文档对 (JSON Lines)</translation>
    </message>
</context>
<context>
    <name>FactGrid</name>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>Last saved</source>
        <translation>上次保存</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>{fact}, different</source>
        <translation>{fact}，不同</translation>
    </message>
</context>
<context>
    <name>FamilyFigures</name>
    <message>
        <source>Groups by size</source>
        <translation>按大小统计的组</translation>
    </message>
    <message>
        <source>Documents in a group</source>
        <translation>组内文档数</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>组</translation>
    </message>
    <message>
        <source>{groups} with {size} documents each
{documents} in all, {gain}</source>
        <translation>{groups}，每组 {size} 个文档
共 {documents}，{gain}</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Can be freed</source>
        <translation>可释放</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>First</source>
        <translation>最早</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最晚</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>And format</source>
        <translation>另一格式</translation>
    </message>
    <message>
        <source>Groups with both</source>
        <translation>两者都有的组</translation>
    </message>
    <message>
        <source>Same text in both</source>
        <translation>两者文本相同</translation>
    </message>
</context>
<context>
    <name>FamilyPane</name>
    <message>
        <source>Words of the chosen cell</source>
        <translation>所选单元格的措辞</translation>
    </message>
    <message>
        <source>Paragraph {number}</source>
        <translation>第 {number} 段</translation>
    </message>
    <message>
        <source>{name} does not have it</source>
        <translation>{name} 中没有此段</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln document(s)</source>
        <translation>
            <numerusform>见于 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>wording of the keeper</source>
        <translation>保留文档的措辞</translation>
    </message>
    <message>
        <source>first wording</source>
        <translation>首个措辞</translation>
    </message>
    <message>
        <source>not in the keeper</source>
        <translation>保留的文档中没有</translation>
    </message>
    <message>
        <source>not in the first document</source>
        <translation>第一个文档中没有</translation>
    </message>
</context>
<context>
    <name>FamilyStrip</name>
    <message>
        <source>Previous document</source>
        <translation>上一个文档</translation>
    </message>
    <message>
        <source>Next document</source>
        <translation>下一个文档</translation>
    </message>
    <message>
        <source>Order of the documents</source>
        <translation>文档的顺序</translation>
    </message>
    <message>
        <source>What each document is compared with</source>
        <translation>每个文档的比较对象</translation>
    </message>
    <message>
        <source>Documents of the group</source>
        <translation>组内文档</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>按日期</translation>
    </message>
    <message>
        <source>By similarity</source>
        <translation>按相似度</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>Against the container</source>
        <translation>与包含者比较</translation>
    </message>
    <message>
        <source>Against the keeper</source>
        <translation>与保留的文档比较</translation>
    </message>
    <message>
        <source>Against the one before</source>
        <translation>与前一个比较</translation>
    </message>
</context>
<context>
    <name>FamilyStripModel</name>
    <message>
        <source>left side</source>
        <translation>左侧</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>右侧</translation>
    </message>
    <message>
        <source>marked to go</source>
        <translation>标记为移除</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
</context>
<context>
    <name>FamilyTableModel</name>
    <message>
        <source>{name}: does not have this paragraph</source>
        <translation>{name}：没有此段</translation>
    </message>
    <message>
        <source>{name}: wording {letter}: {text}</source>
        <translation>{name}：措辞 {letter}：{text}</translation>
    </message>
</context>
<context>
    <name>FamilyTableView</name>
    <message>
        <source>Paragraphs and documents</source>
        <translation>段落与文档</translation>
    </message>
</context>
<context>
    <name>FamilyView</name>
    <message>
        <source>Only paragraphs that differ</source>
        <translation>仅显示有差异的段落</translation>
    </message>
    <message>
        <source>Looking for paragraphs that differ</source>
        <translation>正在查找有差异的段落</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln document(s) read</source>
        <translation>
            <numerusform>已读取 {done} / %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>The documents could not be compared.</source>
        <translation>无法比较这些文档。</translation>
    </message>
    <message>
        <source>No paragraph differs.</source>
        <translation>没有段落存在差异。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln the same in all {documents} documents</source>
        <translation>
            <numerusform>%Ln 个段落在全部 {documents} 个文档中相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paragraph(s)</source>
        <translation>
            <numerusform>%Ln 个段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with several wordings</source>
        <translation>
            <numerusform>%Ln 个有多种措辞</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not in all</source>
        <translation>
            <numerusform>%Ln 个并非都有</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more document(s).</source>
        <translation>
            <numerusform>另有 %Ln 个文档。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Feed</name>
    <message>
        <source>This document could not be drawn.</source>
        <translation>无法显示此文档。</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Words to look for</source>
        <translation>要查找的词</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>清除所有筛选条件</translation>
    </message>
    <message>
        <source>All formats</source>
        <translation>所有格式</translation>
    </message>
    <message>
        <source>Filter by name or folder</source>
        <translation>按名称或文件夹筛选</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>按文本筛选</translation>
    </message>
    <message>
        <source>Whole words of the text. Words in quotes have to stand one behind the other.</source>
        <translation>文本中的完整词语。引号内的词必须连续出现。</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Where to look for the words</source>
        <translation>在哪里查找这些词</translation>
    </message>
    <message>
        <source>Look in names and folders, or in the texts of the documents</source>
        <translation>在名称和文件夹中查找，或在文档的文本中查找</translation>
    </message>
    <message>
        <source>Which documents to show</source>
        <translation>显示哪些文档</translation>
    </message>
    <message>
        <source>Documents of which format to show</source>
        <translation>显示哪种格式的文档</translation>
    </message>
</context>
<context>
    <name>FilterChip</name>
    <message>
        <source>Filter</source>
        <translation>筛选条件</translation>
    </message>
    <message>
        <source>Filter {what}: take it back</source>
        <translation>筛选条件“{what}”：撤销</translation>
    </message>
</context>
<context>
    <name>FilterWording</name>
    <message>
        <source>All kinds</source>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>Identical</source>
        <translation>完全相同</translation>
    </message>
    <message>
        <source>Same content</source>
        <translation>内容相同</translation>
    </message>
    <message>
        <source>Same text</source>
        <translation>文本相同</translation>
    </message>
    <message>
        <source>Looks alike</source>
        <translation>外观相似</translation>
    </message>
    <message>
        <source>Similar</source>
        <translation>相似</translation>
    </message>
    <message>
        <source>Contained</source>
        <translation>被包含</translation>
    </message>
    <message>
        <source>Only numbers, dates or names differ</source>
        <translation>仅数字、日期或名称不同</translation>
    </message>
    <message>
        <source>Without: only numbers, dates or names differ</source>
        <translation>不含：仅数字、日期或名称不同</translation>
    </message>
    <message>
        <source>Not only words differ: pictures, comments …</source>
        <translation>不只文本不同：图片、批注等</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>in {folder}</source>
        <translation>位于 {folder}</translation>
    </message>
    <message>
        <source>in both {one} and {other}</source>
        <translation>同时位于 {one} 和 {other}</translation>
    </message>
    <message>
        <source>{format} ({count})</source>
        <translation>{format} ({count})</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in both texts</source>
        <translation>在两份文本中查找</translation>
    </message>
    <message>
        <source>Previous place (Shift+Enter)</source>
        <translation>上一处 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next place (Enter)</source>
        <translation>下一处 (Enter)</translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln 处</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>FindingModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>How alike</source>
        <translation>相似程度</translation>
    </message>
    <message>
        <source>Like</source>
        <translation>与之相似</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>FingerprintPage</name>
    <message>
        <source>{count} bits</source>
        <translation>{count} 位</translation>
    </message>
    <message>
        <source>as much as other text</source>
        <translation>与正文相同</translation>
    </message>
    <message>
        <source> times as much</source>
        <translation> 倍</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>不计</translation>
    </message>
    <message>
        <source> rows</source>
        <translation> 个片段</translation>
    </message>
    <message>
        <source>Documents with the same pictures are then looked at more readily, those with other pictures less.</source>
        <translation>图片相同的文档会更容易被仔细比较，图片不同的则较少。</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source> bits</source>
        <translation> 位</translation>
    </message>
    <message>
        <source>Automatic measured best. More bits find little besides, and take longer.</source>
        <translation>实测“自动”效果最佳。位数更多几乎不会找到更多结果，而且耗时更长。</translation>
    </message>
    <message>
        <source> letters</source>
        <translation> 个字母</translation>
    </message>
    <message>
        <source> words</source>
        <translation> 个词</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Longest sentences</source>
        <translation>最长的句子</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>构成</translation>
    </message>
    <message>
        <source>Length of a row</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>What occurs often counts</source>
        <translation>重复出现的内容</translation>
    </message>
    <message>
        <source>Titles and headings count</source>
        <translation>标题的权重</translation>
    </message>
    <message>
        <source>Each picture counts</source>
        <translation>每张图片计为</translation>
    </message>
    <message>
        <source>Hash of a word</source>
        <translation>词的哈希</translation>
    </message>
    <message>
        <source>Size of a fingerprint</source>
        <translation>指纹大小</translation>
    </message>
    <message>
        <source>Two of them may differ in</source>
        <translation>两个指纹允许相差</translation>
    </message>
    <message>
        <source>Fingerprints only decide which documents are looked at closely. Those are then compared word by word, so nothing here changes how similar two documents are said to be.</source>
        <translation>指纹只决定哪些文档需要仔细比较。之后这些文档会逐字比较，因此这里的设置不会影响两个文档的相似度。</translation>
    </message>
</context>
<context>
    <name>FingerprintWording</name>
    <message>
        <source>Whole text (simhash)</source>
        <translation>整个文本 (simhash)</translation>
    </message>
    <message>
        <source>All of a text votes on its fingerprint, so that a few changes leave it nearly the same.</source>
        <translation>整个文本共同决定指纹，少量更改几乎不会使其改变。</translation>
    </message>
    <message>
        <source>Longest sentences</source>
        <translation>最长的句子</translation>
    </message>
    <message>
        <source>Only the longest sentences are compared. Misses documents that were edited in many places.</source>
        <translation>只比较最长的句子。会漏掉多处编辑过的文档。</translation>
    </message>
    <message>
        <source>Words in a row</source>
        <translation>连续的词</translation>
    </message>
    <message>
        <source>Right for nearly all documents.</source>
        <translation>适合几乎所有文档。</translation>
    </message>
    <message>
        <source>Letters in a row</source>
        <translation>连续的字母</translation>
    </message>
    <message>
        <source>Spaces and punctuation do not count: for recognised scans with words run together or torn apart.</source>
        <translation>忽略空格和标点：适合词语粘连或断开的扫描识别文本。</translation>
    </message>
    <message>
        <source>Words that follow small words</source>
        <translation>虚词之后的词</translation>
    </message>
    <message>
        <source>Only what stands behind words such as the or of: menus and tables around a text hardly count.</source>
        <translation>只看“的”“是”一类虚词之后的内容：文本周围的菜单和表格几乎不计。</translation>
    </message>
    <message>
        <source>a little more</source>
        <translation>略微加权</translation>
    </message>
    <message>
        <source>What occurs ten times counts about three times.</source>
        <translation>出现十次的内容约按三次计算。</translation>
    </message>
    <message>
        <source>each time anew</source>
        <translation>每次都计</translation>
    </message>
    <message>
        <source>What occurs ten times counts ten times.</source>
        <translation>出现十次的内容按十次计算。</translation>
    </message>
    <message>
        <source>more if others lack it</source>
        <translation>稀有内容加权</translation>
    </message>
    <message>
        <source>What few of the documents have counts most.</source>
        <translation>只有少数文档才有的内容权重最高。</translation>
    </message>
    <message>
        <source>once</source>
        <translation>只计一次</translation>
    </message>
    <message>
        <source>How often something occurs makes no difference.</source>
        <translation>出现次数不影响结果。</translation>
    </message>
    <message>
        <source>Fast (polynomial)</source>
        <translation>快速（多项式）</translation>
    </message>
    <message>
        <source>Finds what the others find, in less time.</source>
        <translation>与其他方式找到的结果相同，但耗时更短。</translation>
    </message>
    <message>
        <source>For fingerprints as other programs make them.</source>
        <translation>用于与其他程序生成的指纹兼容。</translation>
    </message>
</context>
<context>
    <name>FolderCopiesPage</name>
    <message>
        <source>Folders that are copies of each other</source>
        <translation>互为副本的文件夹</translation>
    </message>
    <message>
        <source>Folders that are copies of each other appear here when a scan has ended.</source>
        <translation>扫描结束后，这里会显示互为副本的文件夹。</translation>
    </message>
    <message>
        <source>Folders are being compared …</source>
        <translation>正在比较文件夹…</translation>
    </message>
    <message>
        <source>No folder is a copy of another one, or contained in it.</source>
        <translation>没有文件夹是另一个文件夹的副本，也没有文件夹包含在另一个文件夹中。</translation>
    </message>
    <message>
        <source>Folders with all that is below them. A document counts as being in the other folder if that has a document of the same group; two that differ only in numbers, dates or names do not count.</source>
        <translation>文件夹包括其下的全部内容。如果另一文件夹中有同一组的文档，则视为该文档也在另一文件夹中；仅数字、日期或名称不同的两个文档不算在内。</translation>
    </message>
</context>
<context>
    <name>FormatModel</name>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>File names end in</source>
        <translation>文件扩展名</translation>
    </message>
    <message>
        <source>Read with</source>
        <translation>读取方式</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Comes with</source>
        <translation>随附于</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word 文档</translation>
    </message>
    <message>
        <source>OpenDocument text</source>
        <translation>OpenDocument 文本</translation>
    </message>
    <message>
        <source>OpenDocument spreadsheet</source>
        <translation>OpenDocument 电子表格</translation>
    </message>
    <message>
        <source>OpenDocument presentation</source>
        <translation>OpenDocument 演示文稿</translation>
    </message>
    <message>
        <source>PowerPoint presentation</source>
        <translation>PowerPoint 演示文稿</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel 工作簿</translation>
    </message>
    <message>
        <source>Excel 97 workbook</source>
        <translation>Excel 97 工作簿</translation>
    </message>
    <message>
        <source>Word 97 document</source>
        <translation>Word 97 文档</translation>
    </message>
    <message>
        <source>Outlook message</source>
        <translation>Outlook 邮件</translation>
    </message>
    <message>
        <source>Rich text document</source>
        <translation>RTF 文档</translation>
    </message>
    <message>
        <source>EPUB book</source>
        <translation>EPUB 图书</translation>
    </message>
    <message>
        <source>E-mail message</source>
        <translation>电子邮件</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>HTML 网页</translation>
    </message>
    <message>
        <source>Markdown file</source>
        <translation>Markdown 文件</translation>
    </message>
    <message>
        <source>reStructuredText file</source>
        <translation>reStructuredText 文件</translation>
    </message>
    <message>
        <source>LaTeX document</source>
        <translation>LaTeX 文档</translation>
    </message>
    <message>
        <source>CSV file</source>
        <translation>CSV 文件</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>文本文件</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>已安装</translation>
    </message>
    <message>
        <source>missing: {libraries}</source>
        <translation>缺少：{libraries}</translation>
    </message>
    <message>
        <source>compared byte by byte only</source>
        <translation>仅逐字节比较</translation>
    </message>
</context>
<context>
    <name>FormatOrderDialog</name>
    <message>
        <source>Order of formats</source>
        <translation>格式顺序</translation>
    </message>
    <message>
        <source>Formats, the best first</source>
        <translation>格式，最佳的在前</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a format.</source>
        <translation>按 Alt+向上键 或 Alt+向下键 移动格式。</translation>
    </message>
    <message>
        <source>The best format stays. Drag, or press Alt with the arrow keys.</source>
        <translation>保留格式最佳的文档。可拖动排序，或按 Alt 加方向键。</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
</context>
<context>
    <name>FormatsDialog</name>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>A document&apos;s content decides what format it is, not its name. Whatever cannot be read is still compared byte by byte.</source>
        <translation>文档的格式由其内容决定，而不是名称。无法读取的文件仍会逐字节比较。</translation>
    </message>
    <message>
        <source>Search the formats</source>
        <translation>搜索格式</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message numerus="yes">
        <source>%Ln format(s)</source>
        <translation>
            <numerusform>%Ln 种格式</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>复制列表</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Search for a document</source>
        <translation>搜索文档</translation>
    </message>
    <message>
        <source>Put copies back</source>
        <translation>放回副本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Reading the history …</source>
        <translation>正在读取历史…</translation>
    </message>
    <message>
        <source>Nothing was removed yet.</source>
        <translation>尚未移除任何内容。</translation>
    </message>
    <message>
        <source>Select a run to put all of it back, or some documents of it.</source>
        <translation>选择一次移除操作以还原其全部内容，或选择其中的部分文档。</translation>
    </message>
    <message>
        <source>Putting back</source>
        <translation>正在还原</translation>
    </message>
    <message>
        <source>History of removals</source>
        <translation>移除历史</translation>
    </message>
    <message>
        <source>What was removed</source>
        <translation>已移除的内容</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Where it is now</source>
        <translation>当前位置</translation>
    </message>
    <message>
        <source>Where it was</source>
        <translation>原位置</translation>
    </message>
    <message>
        <source>Kept for it</source>
        <translation>为此保留的文档</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>HistoryTree</name>
    <message>
        <source>Past removals</source>
        <translation>过去的移除操作</translation>
    </message>
    <message>
        <source>Show where it is now</source>
        <translation>显示当前位置</translation>
    </message>
    <message>
        <source>Show where it was</source>
        <translation>显示原位置</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move through the list; open and close groups</source>
        <translation>在列表中移动；展开和折叠组</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open the document in its own program</source>
        <translation>用默认程序打开文档</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>List of results</source>
        <translation>结果列表</translation>
    </message>
    <message>
        <source>Other lists and pictures</source>
        <translation>其他列表和图表</translation>
    </message>
    <message>
        <source>Fields above the list</source>
        <translation>列表上方的字段</translation>
    </message>
    <message>
        <source>Open or close the group</source>
        <translation>展开或折叠组</translation>
    </message>
    <message>
        <source>Select everything</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Mark what is selected, or take the marks back</source>
        <translation>标记所选文档，或取消标记</translation>
    </message>
    <message>
        <source>See what would be removed of what is marked</source>
        <translation>查看已标记文档的移除内容</translation>
    </message>
    <message>
        <source>Rename the document</source>
        <translation>重命名文档</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>The menu of what is selected</source>
        <translation>打开所选内容的菜单</translation>
    </message>
    <message>
        <source>Sources: another role. Removal page: take a document out</source>
        <translation>来源：更改角色。移除页面：剔除文档</translation>
    </message>
    <message>
        <source>Sources, new documents, saved settings: take off the list</source>
        <translation>来源、新文档、扫描预设：从列表中去除</translation>
    </message>
    <message>
        <source>Folders and pictures: show the groups of what is chosen</source>
        <translation>文件夹和图表：显示所选内容的组</translation>
    </message>
    <message>
        <source>From the filter to the list</source>
        <translation>从筛选框转到列表</translation>
    </message>
    <message>
        <source>Empty the filter; in an empty one, go to the list</source>
        <translation>清空筛选框；为空时转到列表</translation>
    </message>
    <message>
        <source>Similarity: one per cent less or more</source>
        <translation>相似度：减小或增大百分之一</translation>
    </message>
    <message>
        <source>Similarity: five per cent more or less</source>
        <translation>相似度：增大或减小百分之五</translation>
    </message>
    <message>
        <source>Ctrl+Up, Ctrl+Down</source>
        <translation>Ctrl+向上键、Ctrl+向下键</translation>
    </message>
    <message>
        <source>Move through the paragraphs</source>
        <translation>在段落间移动</translation>
    </message>
    <message>
        <source>Open or close a fold; follow what moved</source>
        <translation>展开或折叠；跳转到移动的内容</translation>
    </message>
    <message>
        <source>F3, Shift+F3</source>
        <translation>F3、Shift+F3</translation>
    </message>
    <message>
        <source>Next and previous place that was found</source>
        <translation>下一个和上一个查找结果</translation>
    </message>
</context>
<context>
    <name>KindChips</name>
    <message>
        <source>Kinds of change</source>
        <translation>差异类型</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln 处差异</numerusform>
        </translation>
    </message>
    <message>
        <source>Go only to changes of this kind</source>
        <translation>仅跳转到此类差异</translation>
    </message>
</context>
<context>
    <name>LimitsPage</name>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Reading that takes longer is ended, and the scan goes on with the others.</source>
        <translation>读取时间超过此限时即终止，并继续扫描其他文档。</translation>
    </message>
    <message>
        <source>Time for one document</source>
        <translation>单个文档的时间</translation>
    </message>
    <message>
        <source>The same holds for memory. Large workbooks and PDF files need most.</source>
        <translation>内存同样如此。大型工作簿和 PDF 文件所需最多。</translation>
    </message>
    <message>
        <source>Memory for one document</source>
        <translation>单个文档的内存</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Save the log</source>
        <translation>保存日志</translation>
    </message>
    <message>
        <source>What DupFinder did, for a bug report</source>
        <translation>DupFinder 的运行记录，用于错误报告</translation>
    </message>
    <message>
        <source>This is all that is saved. It has numbers, times and kinds of errors; for files and folders there are marks such as &lt;file 91bc&gt;.pdf. No names and no text of your documents are in it.</source>
        <translation>保存的只有这些内容：数字、时间和错误类型；文件和文件夹以 &lt;file 91bc&gt;.pdf 之类的代号表示，不含您的文档的名称和正文。</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Nothing was logged yet.</source>
        <translation>尚无日志记录。</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>已保存。</translation>
    </message>
</context>
<context>
    <name>LossPanel</name>
    <message>
        <source>What would be lost</source>
        <translation>将会丢失的内容</translation>
    </message>
    <message>
        <source>Select a document that goes to see what would be lost with it.</source>
        <translation>请选择一个要移除的文档，查看会随之丢失什么。</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Stays for it</source>
        <translation>为此保留</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>关系</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Frees</source>
        <translation>可释放</translation>
    </message>
</context>
<context>
    <name>LostPictures</name>
    <message>
        <source>Pictures that would be lost</source>
        <translation>将会丢失的图片</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>图片 {number}</translation>
    </message>
    <message>
        <source>{picture}
cannot be shown</source>
        <translation>{picture}
无法显示</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{inner} is not listed by itself: it is part of {outer}.</source>
        <translation>{inner} 不单独列出：它属于 {outer}。</translation>
    </message>
    <message>
        <source>{path} does not exist.</source>
        <translation>{path} 不存在。</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>添加文件夹</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>添加文档</translation>
    </message>
    <message>
        <source>The scan was stopped. What was found until then is shown.</source>
        <translation>扫描已停止。此前找到的内容仍然显示。</translation>
    </message>
    <message>
        <source>The disk or folder is gone: {path}. The result is not complete.</source>
        <translation>磁盘或文件夹已不可用：{path}。结果不完整。</translation>
    </message>
    <message>
        <source>Please wait until what is under way has ended.</source>
        <translation>请等待当前操作结束。</translation>
    </message>
    <message>
        <source>The last scan was not finished. What it read need not be read again.</source>
        <translation>上次扫描未完成。已读取的内容无需再次读取。</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>继续扫描</translation>
    </message>
    <message>
        <source>Go on with the last session ({moment})</source>
        <translation>继续上次的会话（{moment}）</translation>
    </message>
    <message>
        <source>DupFinder did not close properly. What you had is here again.</source>
        <translation>DupFinder 未正常关闭。之前的内容已恢复。</translation>
    </message>
    <message>
        <source>The language changes as soon as what is under way has ended.</source>
        <translation>当前操作结束后即切换语言。</translation>
    </message>
    <message>
        <source>What is under way stops after this document; then the window can be closed.</source>
        <translation>当前操作将在处理完此文档后停止，之后即可关闭窗口。</translation>
    </message>
</context>
<context>
    <name>MarkBoard</name>
    <message>
        <source>Documents can be marked as soon as the scan has ended.</source>
        <translation>扫描结束后即可标记文档。</translation>
    </message>
    <message>
        <source>Documents can be marked in a moment: there are many groups to look through.</source>
        <translation>稍后即可标记文档：正在检查大量的组。</translation>
    </message>
    <message>
        <source>Nothing can be marked after an error. Please scan again.</source>
        <translation>出现错误后无法标记。请重新扫描。</translation>
    </message>
    <message>
        <source>Please wait a moment: there are many marks to look through.</source>
        <translation>请稍候：正在检查大量标记。</translation>
    </message>
    <message>
        <source>Marking …</source>
        <translation>正在标记…</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留原因</translation>
    </message>
    <message>
        <source>Marked to go: {reason}.</source>
        <translation>标记为移除：{reason}。</translation>
    </message>
    <message>
        <source>For it stays {path}</source>
        <translation>为此保留 {path}</translation>
    </message>
</context>
<context>
    <name>MarkMenu</name>
    <message>
        <source>Mark to go</source>
        <translation>标记为移除</translation>
    </message>
    <message>
        <source>Take the mark back</source>
        <translation>取消标记</translation>
    </message>
    <message>
        <source>Invert the marks of this group</source>
        <translation>反转此组的标记</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>保留此文档</translation>
    </message>
    <message>
        <source>Not a duplicate of the keeper</source>
        <translation>不与保留的文档重复</translation>
    </message>
    <message>
        <source>No two of this group are duplicates</source>
        <translation>此组中的文档互不重复</translation>
    </message>
    <message>
        <source>Mark all in and below this folder</source>
        <translation>标记此文件夹及其下的全部文档</translation>
    </message>
    <message>
        <source>Unmark all in and below this folder</source>
        <translation>取消此文件夹及其下的全部标记</translation>
    </message>
</context>
<context>
    <name>MarkWording</name>
    <message numerus="yes">
        <source>Marked %Ln document(s)</source>
        <translation>
            <numerusform>标记了 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took back %Ln mark(s)</source>
        <translation>
            <numerusform>取消了 %Ln 个标记</numerusform>
        </translation>
    </message>
    <message>
        <source>Another keeper</source>
        <translation>更换保留的文档</translation>
    </message>
    <message numerus="yes">
        <source>Inverted the marks of %Ln document(s)</source>
        <translation>
            <numerusform>反转了 %Ln 个文档的标记</numerusform>
        </translation>
    </message>
    <message>
        <source>Took back all marks</source>
        <translation>取消了所有标记</translation>
    </message>
    <message numerus="yes">
        <source>Marked by rules: %Ln document(s)</source>
        <translation>
            <numerusform>按规则标记：%Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: {step}.</source>
        <translation>已撤销：{step}。</translation>
    </message>
    <message>
        <source>Done again: {step}.</source>
        <translation>已重做：{step}。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mark(s) taken back: nothing goes out of a reference or an excluded folder.</source>
        <translation>
            <numerusform>已取消 %Ln 个标记：参考文件夹和已排除文件夹中的内容不会被移除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mark(s) taken back.</source>
        <translation>
            <numerusform>已取消 %Ln 个标记。</numerusform>
        </translation>
    </message>
    <message>
        <source>Marks inverted.</source>
        <translation>已反转标记。</translation>
    </message>
    <message>
        <source>All marks taken back.</source>
        <translation>已取消所有标记。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) marked by the rules.</source>
        <translation>
            <numerusform>已按规则标记 %Ln 个文档。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) marked</source>
        <translation>
            <numerusform>已标记 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>{marked}; not marked: {reasons}.</source>
        <translation>{marked}；未标记：{reasons}。</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln earlier note(s)</source>
        <translation>
            <numerusform>…以及 %Ln 条较早的提示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notifier</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>The scan is done</source>
        <translation>扫描完成</translation>
    </message>
    <message>
        <source>The scan was stopped</source>
        <translation>扫描已停止</translation>
    </message>
    <message>
        <source>The scan is not complete</source>
        <translation>扫描不完整</translation>
    </message>
</context>
<context>
    <name>OptionsDialog</name>
    <message>
        <source>Settings of the scan</source>
        <translation>扫描设置</translation>
    </message>
    <message>
        <source> words</source>
        <translation> 个词</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Look into hidden folders and files</source>
        <translation>查找隐藏的文件夹和文件</translation>
    </message>
    <message>
        <source>Follow symbolic links</source>
        <translation>跟随符号链接</translation>
    </message>
    <message>
        <source>Read scanned pages (text recognition)</source>
        <translation>读取扫描页面（文字识别）</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>Scan cache</source>
        <translation>扫描缓存</translation>
    </message>
    <message>
        <source>Documents of a group resemble</source>
        <translation>组内文档相似于</translation>
    </message>
    <message>
        <source>Shorter documents are compared for identical files and same text only.</source>
        <translation>更短的文档只检查是否为完全相同的文件或文本相同。</translation>
    </message>
    <message>
        <source>Shortest text</source>
        <translation>最短文本</translation>
    </message>
    <message>
        <source>Smallest file</source>
        <translation>最小文件</translation>
    </message>
    <message>
        <source>Largest file</source>
        <translation>最大文件</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Slow: some ten seconds a page. Without it, scans are compared byte by byte only.</source>
        <translation>较慢：每页约十秒。不启用时，扫描件仅逐字节比较。</translation>
    </message>
    <message>
        <source>Needs optional packages, which are not installed: {names}</source>
        <translation>需要未安装的可选软件包：{names}</translation>
    </message>
    <message>
        <source>All. After a scan you can choose among those that were found.</source>
        <translation>全部。扫描后可在找到的格式中选择。</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>What to overlook</source>
        <translation>忽略的内容</translation>
    </message>
    <message>
        <source>Upper and lower case</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>Numbers and dates in figures</source>
        <translation>以数字表示的数值和日期</translation>
    </message>
    <message>
        <source>White space</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>Lines that match a pattern:</source>
        <translation>匹配此模式的行：</translation>
    </message>
    <message>
        <source>Pattern of the lines to overlook, a regular expression</source>
        <translation>要忽略的行的模式（正则表达式）</translation>
    </message>
    <message>
        <source>Page \d+ of \d+</source>
        <translation>第 \d+ 页，共 \d+ 页</translation>
    </message>
    <message>
        <source>Overlook differences in</source>
        <translation>忽略以下差异</translation>
    </message>
</context>
<context>
    <name>OverviewCards</name>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>A click shows the groups with documents of a format.</source>
        <translation>单击可显示包含该格式文档的组。</translation>
    </message>
    <message>
        <source>Folders that repeat each other</source>
        <translation>相互重复的文件夹</translation>
    </message>
    <message>
        <source>Each folder by itself, without what is below it. A click shows the groups that two have in common.</source>
        <translation>每个文件夹单独计算，不含其下的文件夹。单击可显示两者共有的组。</translation>
    </message>
    <message>
        <source>Groups by size</source>
        <translation>按大小统计的组</translation>
    </message>
    <message>
        <source>How many documents a group has.</source>
        <translation>每组的文档数。</translation>
    </message>
    <message>
        <source>Largest groups</source>
        <translation>最大的组</translation>
    </message>
    <message>
        <source>Enter or a double click shows a group.</source>
        <translation>按 Enter 或双击可显示该组。</translation>
    </message>
    <message>
        <source>Versions over time</source>
        <translation>各版本的时间</translation>
    </message>
    <message>
        <source>The groups with the most different texts, each document at the day when it was last edited.</source>
        <translation>不同文本最多的组，每个文档位于其最后编辑的日期。</translation>
    </message>
    <message>
        <source>Documents over time</source>
        <translation>文档的时间分布</translation>
    </message>
    <message>
        <source>By when they were last edited, as they say themselves, else as their files say.</source>
        <translation>按最后编辑时间统计：以文档自身的记录为准，否则以文件时间为准。</translation>
    </message>
    <message>
        <source>The same in two formats</source>
        <translation>两种格式的相同内容</translation>
    </message>
    <message>
        <source>In how many groups documents of both formats are, and how many texts exist in both.</source>
        <translation>有多少组同时包含两种格式的文档，以及有多少份文本同时存在于两种格式。</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>The overview appears here when a scan has ended.</source>
        <translation>扫描结束后，这里会显示概览。</translation>
    </message>
    <message>
        <source>There are no documents to show.</source>
        <translation>没有可显示的文档。</translation>
    </message>
    <message>
        <source>The overview is being made …</source>
        <translation>正在生成概览…</translation>
    </message>
</context>
<context>
    <name>OverviewWording</name>
    <message>
        <source>All drives</source>
        <translation>所有驱动器</translation>
    </message>
    <message>
        <source>{documents}, {size}</source>
        <translation>{documents}，{size}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln can be removed: {size}</source>
        <translation>
            <numerusform>%Ln 个可以移除：{size}</numerusform>
        </translation>
    </message>
    <message>
        <source>{taken}; {goes}</source>
        <translation>{taken}；{goes}</translation>
    </message>
    <message numerus="yes">
        <source>{common} of %Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档中的 {common} 个</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} is identical to {second}</source>
        <translation>{first} 与 {second} 完全相同</translation>
    </message>
    <message>
        <source>{first} is a copy of {second}</source>
        <translation>{first} 是 {second} 的副本</translation>
    </message>
    <message>
        <source>{first} is nearly a copy of {second}</source>
        <translation>{first} 几乎是 {second} 的副本</translation>
    </message>
    <message>
        <source>{first} is inside {second}</source>
        <translation>{first} 包含在 {second} 中</translation>
    </message>
    <message>
        <source>{sentence}: {common}</source>
        <translation>{sentence}：{common}</translation>
    </message>
    <message>
        <source>Identical</source>
        <translation>完全相同</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Nearly a copy</source>
        <translation>近似副本</translation>
    </message>
    <message>
        <source>Contained</source>
        <translation>被包含</translation>
    </message>
    <message>
        <source>Every document of each folder is in the other one, byte by byte.</source>
        <translation>两个文件夹中的每个文档都逐字节存在于对方之中。</translation>
    </message>
    <message>
        <source>Every document of each folder is in the other one, some in another format or version.</source>
        <translation>两个文件夹中的每个文档都存在于对方之中，部分为其他格式或版本。</translation>
    </message>
    <message>
        <source>Of each folder at least four in five documents are in the other one.</source>
        <translation>两个文件夹中至少五分之四的文档也在对方之中。</translation>
    </message>
    <message>
        <source>Of the first folder at least four in five documents are in the second, which has more.</source>
        <translation>第一个文件夹中至少五分之四的文档也在第二个文件夹中，而后者内容更多。</translation>
    </message>
    <message>
        <source>{least} and more</source>
        <translation>{least} 及以上</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>yyyy年M月</translation>
    </message>
</context>
<context>
    <name>PageCanvas</name>
    <message>
        <source>Pages of the left document</source>
        <translation>左侧文档的页面</translation>
    </message>
    <message>
        <source>Pages of the right document</source>
        <translation>右侧文档的页面</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>第 {number} 页，共 {count} 页</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln 处差异</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>differs in %Ln place(s)</source>
        <translation>
            <numerusform>有 %Ln 处不同</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Only in this document</source>
        <translation>仅此文档有</translation>
    </message>
    <message>
        <source>Stands elsewhere in the other document</source>
        <translation>在另一文档的其他位置</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
</context>
<context>
    <name>PageFeed</name>
    <message>
        <source>This document has changed since it was compared.</source>
        <translation>此文档在比较后已更改。</translation>
    </message>
</context>
<context>
    <name>PagesPage</name>
    <message>
        <source>Mark what both have, too</source>
        <translation>也标出两者相同的内容</translation>
    </message>
    <message>
        <source>Scroll together</source>
        <translation>同步滚动</translation>
    </message>
    <message>
        <source>Fit the width</source>
        <translation>适合宽度</translation>
    </message>
</context>
<context>
    <name>ParagraphHeader</name>
    <message>
        <source>Paragraphs</source>
        <translation>段落</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>A picture: arrow keys walk through it, Enter chooses. The table has the same figures.</source>
        <translation>图表：用方向键浏览，按 Enter 选择。表格中有相同的数据。</translation>
    </message>
</context>
<context>
    <name>PictureFeed</name>
    <message>
        <source>This picture cannot be shown.</source>
        <translation>无法显示此图片。</translation>
    </message>
</context>
<context>
    <name>PresetsDialog</name>
    <message>
        <source>Saved settings</source>
        <translation>扫描预设</translation>
    </message>
    <message>
        <source>&amp;Rename …</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Rename the settings</source>
        <translation>重命名预设</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>名称：</translation>
    </message>
    <message>
        <source>{name} (with its folders)</source>
        <translation>{name}（含文件夹）</translation>
    </message>
    <message>
        <source>They stand in the menu Scan. Press F2 to rename, Delete to delete.</source>
        <translation>预设显示在“扫描”菜单中。按 F2 重命名，按 Delete 删除。</translation>
    </message>
</context>
<context>
    <name>PresetsMenu</name>
    <message>
        <source>Saved s&amp;ettings</source>
        <translation>扫描预设(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save these settings as …</source>
        <translation>将当前设置存为预设(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Manage …</source>
        <translation>管理预设(&amp;M)…</translation>
    </message>
    <message>
        <source>Take over these settings</source>
        <translation>应用这些设置</translation>
    </message>
    <message>
        <source>Take over these settings, and the folders that were saved with them</source>
        <translation>应用这些设置以及随之保存的文件夹</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>Stays</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Left alone</source>
        <translation>不处理</translation>
    </message>
    <message>
        <source>same content; {reason}</source>
        <translation>内容相同；{reason}</translation>
    </message>
    <message>
        <source>same text, something else differs; {reason}</source>
        <translation>文本相同，其他内容不同；{reason}</translation>
    </message>
    <message>
        <source>it only looks alike; {reason}</source>
        <translation>只是外观相似；{reason}</translation>
    </message>
    <message>
        <source>its text differs; {reason}</source>
        <translation>其文本不同；{reason}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>What happens, and why</source>
        <translation>处理方式和原因</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) to go, {size}</source>
        <translation>
            <numerusform>移除 %Ln 个文档，{size}</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing goes</source>
        <translation>不移除任何文档</translation>
    </message>
    <message>
        <source>its bytes could not be read</source>
        <translation>无法读取其字节</translation>
    </message>
    <message>
        <source>its folder is excluded</source>
        <translation>其文件夹已排除</translation>
    </message>
    <message>
        <source>the filter hides it</source>
        <translation>已被筛选器隐藏</translation>
    </message>
</context>
<context>
    <name>PreviewTree</name>
    <message>
        <source>What the rules would do</source>
        <translation>规则的效果</translation>
    </message>
</context>
<context>
    <name>ProblemActions</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Read scanned pages …</source>
        <translation>读取扫描页面…</translation>
    </message>
    <message>
        <source>Raise the time limit …</source>
        <translation>提高时间限制…</translation>
    </message>
    <message>
        <source>Raise the memory limit …</source>
        <translation>提高内存限制…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Copy list with reasons</source>
        <translation>复制列表和原因</translation>
    </message>
    <message>
        <source>Exclude from scans</source>
        <translation>扫描时排除</translation>
    </message>
    <message>
        <source>Copy paths</source>
        <translation>复制路径</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Nothing is chosen</source>
        <translation>未选择任何项目</translation>
    </message>
    <message>
        <source>Select a reason, or documents below it, to see what can be done.</source>
        <translation>选择一个原因或其下的文档，查看可采取的措施。</translation>
    </message>
    <message>
        <source>{documents}, for several reasons</source>
        <translation>{documents}，原因不一</translation>
    </message>
    <message>
        <source>Select documents of one reason to see what helps.</source>
        <translation>选择同一原因的文档，查看解决办法。</translation>
    </message>
</context>
<context>
    <name>ProblemTree</name>
    <message>
        <source>Documents that could not be read</source>
        <translation>无法读取的文档</translation>
    </message>
</context>
<context>
    <name>ProblemWording</name>
    <message>
        <source>The file or folder could not be opened: permission is missing, or its drive failed or is gone.</source>
        <translation>无法打开该文件或文件夹：没有权限，或其驱动器出现故障或已断开。</translation>
    </message>
    <message>
        <source>A password protects the text, so it could not be compared.</source>
        <translation>文本受密码保护，因此无法比较。</translation>
    </message>
    <message>
        <source>The file is cut off, or its structure is broken.</source>
        <translation>文件不完整，或其结构已损坏。</translation>
    </message>
    <message>
        <source>It holds pictures and no letters. It is compared by what its pages and pictures look like.</source>
        <translation>其中只有图片，没有文本。将按页面和图片的外观进行比较。</translation>
    </message>
    <message>
        <source>There is nothing in it: no words, no pictures. Only its bytes are compared.</source>
        <translation>其中没有任何内容：没有文本，也没有图片。只比较其字节。</translation>
    </message>
    <message>
        <source>Reading it took longer than one document may take, so it was given up.</source>
        <translation>读取时间超出了单个文档的上限，因此已放弃。</translation>
    </message>
    <message>
        <source>To read it takes more memory than one document may have.</source>
        <translation>读取它所需的内存超出了单个文档的上限。</translation>
    </message>
    <message>
        <source>The program part that reads this format failed at it. No other document is affected.</source>
        <translation>读取此格式的程序组件在该文档上出错。其他文档不受影响。</translation>
    </message>
    <message>
        <source>Its content is in none of the formats that can be read.</source>
        <translation>其内容不属于任何可读取的格式。</translation>
    </message>
    <message>
        <source>Something wrote to the file while it was read, so nothing is certain of it.</source>
        <translation>读取期间有程序写入该文件，因此无法确定任何信息。</translation>
    </message>
    <message>
        <source>The disk or folder went while it was scanned. Nothing of it is in the result, which is not complete.</source>
        <translation>磁盘或文件夹在扫描期间消失。结果中不含其任何内容，因此结果不完整。</translation>
    </message>
    <message>
        <source>It was moved, renamed or removed between two steps of the scan.</source>
        <translation>它在扫描的两个步骤之间被移动、重命名或移除。</translation>
    </message>
    <message>
        <source>Check the permissions and the connection of the drive, then try again.</source>
        <translation>请检查权限和驱动器的连接，然后重试。</translation>
    </message>
    <message>
        <source>Remove the password with the program that made it, then try again.</source>
        <translation>请用创建它的程序去除密码，然后重试。</translation>
    </message>
    <message>
        <source>If its own program still opens it, save it again there, then try again. Otherwise look for a backup.</source>
        <translation>如果其自身的程序仍能打开它，请在其中重新保存，然后重试；否则请查找备份。</translation>
    </message>
    <message>
        <source>To compare its words as well, have its pages read by text recognition (OCR): that takes a while.</source>
        <translation>若要同时比较文字，请用文字识别（OCR）读取其页面：这需要一些时间。</translation>
    </message>
    <message>
        <source>If it should not be empty, look for a backup. Otherwise it can be ignored.</source>
        <translation>如果它不应为空，请查找备份；否则可以忽略。</translation>
    </message>
    <message>
        <source>Raise the time limit in the options, then try again.</source>
        <translation>在选项中提高时间限制，然后重试。</translation>
    </message>
    <message>
        <source>Raise the memory limit in the options, then try again.</source>
        <translation>在选项中提高内存限制，然后重试。</translation>
    </message>
    <message>
        <source>Try again. If it fails once more, please report it as a bug.</source>
        <translation>请重试。如果再次失败，请作为错误报告给我们。</translation>
    </message>
    <message>
        <source>Save it in a known format, or exclude it from the next scans.</source>
        <translation>将其另存为可识别的格式，或在今后的扫描中排除。</translation>
    </message>
    <message>
        <source>Close the program that writes to it, then try again.</source>
        <translation>关闭正在写入它的程序，然后重试。</translation>
    </message>
    <message>
        <source>Connect the disk again, then scan once more.</source>
        <translation>请重新连接磁盘，然后再次扫描。</translation>
    </message>
    <message>
        <source>If it should still be there, look for it in its folder, then try again.</source>
        <translation>如果它应当仍在，请在其文件夹中查找，然后重试。</translation>
    </message>
</context>
<context>
    <name>ProgressPanel</name>
    <message>
        <source>Progress of the scan</source>
        <translation>扫描进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the scan; what was found is kept</source>
        <translation>停止扫描；已找到的内容会保留</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在开始</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>第 {number} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
</context>
<context>
    <name>Punctuation</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}，{second}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}：{text}</translation>
    </message>
    <message>
        <source>.</source>
        <translation>。</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>&amp;Recent sessions</source>
        <translation>最近的会话(&amp;R)</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name}（位于 {folder}）</translation>
    </message>
    <message>
        <source>No session was saved yet</source>
        <translation>尚未保存任何会话</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>清除这些记录(&amp;F)</translation>
    </message>
</context>
<context>
    <name>RemovalDialog</name>
    <message>
        <source>Show only what stayed</source>
        <translation>仅显示未移除的</translation>
    </message>
    <message>
        <source>Check only</source>
        <translation>仅检查</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>What goes is put together …</source>
        <translation>正在汇总要移除的文档…</translation>
    </message>
    <message>
        <source>Many documents are marked: this takes a moment</source>
        <translation>已标记大量文档：需要稍等片刻</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Nothing was removed</source>
        <translation>未移除任何文档</translation>
    </message>
    <message>
        <source>Remove documents</source>
        <translation>移除文档</translation>
    </message>
    <message>
        <source>Make every check on the disk, and touch nothing</source>
        <translation>在磁盘上进行所有检查，但不作任何改动</translation>
    </message>
</context>
<context>
    <name>RemovalModel</name>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>To what stays</source>
        <translation>与保留文档的关系</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>处理方式</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
</context>
<context>
    <name>RemovalTree</name>
    <message>
        <source>Documents that go</source>
        <translation>要移除的文档</translation>
    </message>
</context>
<context>
    <name>RemovalWording</name>
    <message numerus="yes">
        <source>%Ln document(s) go ({size})</source>
        <translation>
            <numerusform>移除 %Ln 个文档 ({size})</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} identical</source>
        <translation>{count} 个完全相同</translation>
    </message>
    <message>
        <source>{count} same content</source>
        <translation>{count} 个内容相同</translation>
    </message>
    <message>
        <source>{count} same text</source>
        <translation>{count} 个文本相同</translation>
    </message>
    <message>
        <source>{count} look alike</source>
        <translation>{count} 个外观相似</translation>
    </message>
    <message>
        <source>{count} similar</source>
        <translation>{count} 个相似</translation>
    </message>
    <message>
        <source>{count} contained in another</source>
        <translation>{count} 个包含在其他文档中</translation>
    </message>
    <message>
        <source>all of it stays</source>
        <translation>全部保留</translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken out</source>
        <translation>
            <numerusform>剔除 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) removed</source>
        <translation>
            <numerusform>已移除 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stayed</source>
        <translation>
            <numerusform>%Ln 个未移除</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>无丢失</translation>
    </message>
    <message>
        <source>loss not known</source>
        <translation>丢失情况未知</translation>
    </message>
    <message>
        <source>{things} lost</source>
        <translation>丢失：{things}</translation>
    </message>
    <message>
        <source>Nothing: the kept document has the very same bytes.</source>
        <translation>无：保留的文档字节完全相同。</translation>
    </message>
    <message>
        <source>Not known: the document could not be read.</source>
        <translation>未知：无法读取该文档。</translation>
    </message>
    <message>
        <source>The documents are being read to find out …</source>
        <translation>正在读取文档以确认…</translation>
    </message>
    <message>
        <source>Nothing: the kept document has the same words, and nothing else in it differs.</source>
        <translation>无：保留的文档文本相同，其他内容也没有差别。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) become links</source>
        <translation>
            <numerusform>%Ln 个文档变为链接</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) share its space ({size})</source>
        <translation>
            <numerusform>%Ln 个文档与其共用空间 ({size})</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: a hard link, clone or snapshot elsewhere holds the same space.</source>
        <translation>不释放空间：别处的硬链接、克隆或快照占用着同一空间。</translation>
    </message>
    <message>
        <source>{size}: a clone or snapshot elsewhere holds the rest.</source>
        <translation>{size}：其余空间由别处的克隆或快照占用。</translation>
    </message>
    <message>
        <source>{things} that no kept document has.</source>
        <translation>任何保留的文档中都没有：{things}。</translation>
    </message>
    <message>
        <source>Not certain: {not_compared}.</source>
        <translation>不能确定：{not_compared}。</translation>
    </message>
    <message>
        <source>Nothing: all that it holds is in a kept document.</source>
        <translation>无：其全部内容都在某个保留的文档中。</translation>
    </message>
    <message>
        <source>Nothing would be lost: what stays has all of it.</source>
        <translation>不会丢失任何内容：保留的文档包含全部内容。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are not the same as what stays. Looking for what would be lost …</source>
        <translation>
            <numerusform>%Ln 个文档与保留的文档不完全相同。正在查找会丢失什么……</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these document(s) hold something that no kept document has: {kinds}.</source>
        <translation>
            <numerusform>其中 %Ln 个文档含有任何保留的文档中都没有的内容：{kinds}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln document(s) it is not certain that nothing would be lost.</source>
        <translation>
            <numerusform>有 %Ln 个文档不能确定不会丢失内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing would be lost: all that these documents hold is in what stays.</source>
        <translation>不会丢失任何内容：这些文档的全部内容都在保留的文档中。</translation>
    </message>
    <message>
        <source>Not compared: {kinds}.</source>
        <translation>未比较：{kinds}。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read.</source>
        <translation>
            <numerusform>%Ln 个无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>{kind} ({count})</source>
        <translation>{kind}（{count}）</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>{action}?</source>
        <translation>{action}？</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Can be undone. The space is free once the trash is emptied.</source>
        <translation>可以撤销。清空回收站后才会释放空间。</translation>
    </message>
    <message>
        <source>Move to a quarantine folder</source>
        <translation>移到隔离文件夹</translation>
    </message>
    <message>
        <source>Can be undone. A folder on the same drive, with a list of where everything came from.</source>
        <translation>可以撤销。位于同一驱动器上的文件夹，并附有来源清单。</translation>
    </message>
    <message>
        <source>Move to a folder</source>
        <translation>移到文件夹</translation>
    </message>
    <message>
        <source>Can be undone. Folders inside it are kept as they were.</source>
        <translation>可以撤销。其中的文件夹结构保持不变。</translation>
    </message>
    <message>
        <source>Replace by hard links</source>
        <translation>替换为硬链接</translation>
    </message>
    <message>
        <source>Can be undone. The name stays and opens the kept document. A change to one is a change to both.</source>
        <translation>可以撤销。名称不变，打开的是保留的文档。更改其中一个，另一个也随之更改。</translation>
    </message>
    <message>
        <source>Replace by symbolic links</source>
        <translation>替换为符号链接</translation>
    </message>
    <message>
        <source>Can be undone. The name stays and points at the kept document; it breaks if that is moved.</source>
        <translation>可以撤销。名称不变，指向保留的文档；后者被移动后链接会失效。</translation>
    </message>
    <message>
        <source>Share the space</source>
        <translation>共用空间</translation>
    </message>
    <message>
        <source>Nothing goes. Both documents stay as they are, and their bytes are stored once. On btrfs and XFS.</source>
        <translation>不移除任何内容。两个文档都原样保留，其字节只存储一次。适用于 btrfs 和 XFS。</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Past the trash. Only a copy of what stays, byte by byte, can be made anew; all else is lost.</source>
        <translation>不经过回收站。只有与保留文档逐字节相同的副本才能重新生成，其余内容将永久丢失。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are not identical to what stays, and are left as they are.</source>
        <translation>
            <numerusform>%Ln 个文档与保留的文档并不完全相同，将保持原样。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some are on a drive that has no links, as FAT and exFAT have none, and are left as they are.</source>
        <translation>部分文档所在的驱动器不支持链接（FAT 和 exFAT 即是如此），这些文档会保持原样。</translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln document(s) to the trash</source>
        <translation>
            <numerusform>将 %Ln 个文档移到回收站</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln document(s) to quarantine</source>
        <translation>
            <numerusform>将 %Ln 个文档移到隔离区</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln document(s)</source>
        <translation>
            <numerusform>移动 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln document(s) by links</source>
        <translation>
            <numerusform>将 %Ln 个文档替换为链接</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let %Ln document(s) share the space</source>
        <translation>
            <numerusform>让 %Ln 个文档共用空间</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) for good</source>
        <translation>
            <numerusform>永久删除 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) for good: they do not go to the trash.</source>
        <translation>
            <numerusform>永久删除 %Ln 个文档：它们不会进入回收站。</numerusform>
        </translation>
    </message>
    <message>
        <source>→ trash</source>
        <translation>→ 回收站</translation>
    </message>
    <message>
        <source>→ quarantine</source>
        <translation>→ 隔离区</translation>
    </message>
    <message>
        <source>→ folder</source>
        <translation>→ 文件夹</translation>
    </message>
    <message>
        <source>→ link</source>
        <translation>→ 链接</translation>
    </message>
    <message>
        <source>stays: shares the space</source>
        <translation>保留：共用空间</translation>
    </message>
    <message>
        <source>→ deleted for good</source>
        <translation>→ 永久删除</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Stays for it: {path}</source>
        <translation>为此保留：{path}</translation>
    </message>
    <message>
        <source>stays: taken out</source>
        <translation>保留：已剔除</translation>
    </message>
    <message>
        <source>stays: not identical</source>
        <translation>保留：并不完全相同</translation>
    </message>
    <message>
        <source>all checks passed</source>
        <translation>全部检查通过</translation>
    </message>
    <message>
        <source>shares the space of the kept document</source>
        <translation>与保留的文档共用空间</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) share the space of what was kept</source>
        <translation>
            <numerusform>%Ln 个文档与保留的内容共用空间</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) can share the space</source>
        <translation>
            <numerusform>%Ln 个文档可以共用空间</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot: see why below</source>
        <translation>
            <numerusform>%Ln 个不能：原因见下</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) can be removed</source>
        <translation>
            <numerusform>%Ln 个文档可以移除</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>in the trash</source>
        <translation>在回收站中</translation>
    </message>
    <message>
        <source>in quarantine</source>
        <translation>在隔离区中</translation>
    </message>
    <message>
        <source>moved to {folder}</source>
        <translation>已移到 {folder}</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>in the trash, a link in its place</source>
        <translation>在回收站中，原位置为链接</translation>
    </message>
    <message>
        <source>deleted for good</source>
        <translation>已永久删除</translation>
    </message>
    <message>
        <source>Nothing was removed</source>
        <translation>未移除任何文档</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are in the trash</source>
        <translation>
            <numerusform>%Ln 个文档已在回收站中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are in quarantine</source>
        <translation>
            <numerusform>%Ln 个文档已在隔离区中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were moved</source>
        <translation>
            <numerusform>已移动 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were replaced by links</source>
        <translation>
            <numerusform>%Ln 个文档已替换为链接</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were deleted for good</source>
        <translation>
            <numerusform>已永久删除 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were removed</source>
        <translation>
            <numerusform>已移除 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>{text} ({size}).</source>
        <translation>{text} ({size})。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stayed: see why below</source>
        <translation>
            <numerusform>%Ln 个未移除：原因见下</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln would stay: see why below</source>
        <translation>
            <numerusform>%Ln 个会保留：原因见下</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was touched.</source>
        <translation>未作任何改动。</translation>
    </message>
    <message>
        <source>It was stopped before the end.</source>
        <translation>操作中途停止。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are back</source>
        <translation>
            <numerusform>%Ln 个文档已还原</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be put back</source>
        <translation>
            <numerusform>%Ln 个无法还原</numerusform>
        </translation>
    </message>
    <message>
        <source>Putting back</source>
        <translation>正在还原</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} / {total}</translation>
    </message>
    <message>
        <source>moved to the trash</source>
        <translation>已移到回收站</translation>
    </message>
    <message>
        <source>moved to quarantine</source>
        <translation>已移到隔离区</translation>
    </message>
    <message>
        <source>moved to a folder</source>
        <translation>已移到文件夹</translation>
    </message>
    <message>
        <source>replaced by links</source>
        <translation>已替换为链接</translation>
    </message>
    <message>
        <source>sharing their space with what was kept</source>
        <translation>与保留的内容共用空间</translation>
    </message>
    <message>
        <source>nothing went</source>
        <translation>未移除任何内容</translation>
    </message>
    <message>
        <source>{documents} ({size}) {done}</source>
        <translation>{documents} ({size}) {done}</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>{restored} of {all} put back</source>
        <translation>已还原 {restored} / {all}</translation>
    </message>
    <message>
        <source>all put back</source>
        <translation>已全部还原</translation>
    </message>
    <message>
        <source>cannot be undone</source>
        <translation>无法撤销</translation>
    </message>
    <message>
        <source>This run was interrupted. Undo puts back whatever was removed.</source>
        <translation>此次操作被中断。撤销会还原所有已移除的内容。</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>已还原</translation>
    </message>
    <message>
        <source>never went</source>
        <translation>从未移除</translation>
    </message>
    <message>
        <source>interrupted: undo finds out</source>
        <translation>已中断：撤销时确认</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>还原</translation>
    </message>
    <message numerus="yes">
        <source>Undo the run: put back %Ln document(s)</source>
        <translation>
            <numerusform>撤销此次操作：还原 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put back %Ln selected document(s)</source>
        <translation>
            <numerusform>还原选中的 %Ln 个文档</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename the document</source>
        <translation>重命名文档</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>新名称</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>位于 {folder}</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>There is a file with this name in the folder already.</source>
        <translation>文件夹中已有同名文件。</translation>
    </message>
    <message>
        <source>The name gets a suffix, by which programs tell what kind of document it is.</source>
        <translation>名称会带上扩展名，程序据此判断文档的类型。</translation>
    </message>
    <message>
        <source>The name will no longer end in {suffix}, by which programs tell what kind of document it is.</source>
        <translation>名称将不再以 {suffix} 结尾，而程序据此判断文档的类型。</translation>
    </message>
    <message>
        <source>A name needs at least one letter.</source>
        <translation>名称至少需要一个字符。</translation>
    </message>
    <message>
        <source>That is the name of a folder.</source>
        <translation>这是一个文件夹的名称。</translation>
    </message>
    <message>
        <source>A name has no slashes: the document stays in its folder.</source>
        <translation>名称不能含有斜杠：文档仍留在原文件夹中。</translation>
    </message>
    <message>
        <source>A name has no line breaks or other control characters.</source>
        <translation>名称不能含有换行符或其他控制字符。</translation>
    </message>
    <message>
        <source>On Windows that is the name of a device, so nobody there could open the document.</source>
        <translation>在 Windows 上这是设备名称，因此无法在那里打开该文档。</translation>
    </message>
    <message>
        <source>Windows does not allow this name.</source>
        <translation>Windows 不允许使用此名称。</translation>
    </message>
    <message>
        <source>That name is too long.</source>
        <translation>该名称过长。</translation>
    </message>
</context>
<context>
    <name>RepeatFigures</name>
    <message>
        <source>Folders that repeat each other</source>
        <translation>相互重复的文件夹</translation>
    </message>
    <message>
        <source>The same folders, by number</source>
        <translation>相同的文件夹，以数字显示</translation>
    </message>
    <message>
        <source>How much of the row is also in the column</source>
        <translation>行中有多少内容也在列中</translation>
    </message>
    <message>
        <source>Repeated in the same folder</source>
        <translation>在同一文件夹内重复</translation>
    </message>
    <message>
        <source>{first}
{common} ({size}) are there more than once.</source>
        <translation>{first}
{common} ({size}) 不止一份。</translation>
    </message>
    <message>
        <source>{first}
{common} ({size}) are also in
{second}</source>
        <translation>{first}
{common} ({size}) 也在
{second}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Also in</source>
        <translation>也在</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Share of the other</source>
        <translation>占另一文件夹的比例</translation>
    </message>
    <message>
        <source>the same folder</source>
        <translation>同一文件夹</translation>
    </message>
</context>
<context>
    <name>ReportFlow</name>
    <message>
        <source>Saved as {path}.</source>
        <translation>已保存为 {path}。</translation>
    </message>
</context>
<context>
    <name>ResultHeadings</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>修改时间</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>Last saved</source>
        <translation>上次保存时间</translation>
    </message>
    <message>
        <source>When the file was last changed, as its folder has it</source>
        <translation>文件最后更改的时间，以其文件夹的记录为准</translation>
    </message>
    <message>
        <source>As the document itself says</source>
        <translation>以文档自身的记录为准</translation>
    </message>
    <message>
        <source>When it was last changed, as the document itself says</source>
        <translation>最后更改的时间，以文档自身的记录为准</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>Compared with</source>
        <translation>比较对象</translation>
    </message>
</context>
<context>
    <name>ResultTree</name>
    <message>
        <source>Groups of documents</source>
        <translation>文档组</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>列(&amp;U)</translation>
    </message>
    <message>
        <source>Nothing is chosen that can be marked: parts of a container are no copies of it.</source>
        <translation>所选内容中没有可标记的：长文档所包含的部分并不是其副本。</translation>
    </message>
    <message>
        <source>Close the group</source>
        <translation>折叠组</translation>
    </message>
    <message>
        <source>Open the group</source>
        <translation>展开组</translation>
    </message>
    <message>
        <source>Open document</source>
        <translation>打开文档</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Show only this folder</source>
        <translation>仅显示此文件夹</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Groups appear here as soon as they are found.</source>
        <translation>找到的组会立即显示在这里。</translation>
    </message>
    <message>
        <source>No document matches the filter.</source>
        <translation>没有文档符合筛选条件。</translation>
    </message>
    <message>
        <source>{count} of {groups}</source>
        <translation>{count} / {groups}</translation>
    </message>
    <message>
        <source>The scan was stopped before anything was found.</source>
        <translation>扫描在找到任何内容之前已停止。</translation>
    </message>
    <message numerus="yes">
        <source>No duplicates among %Ln document(s).</source>
        <translation>
            <numerusform>%Ln 个文档中没有重复项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Select two documents in the list to compare them with each other.</source>
        <translation>在列表中选择两个文档，将它们相互比较。</translation>
    </message>
    <message>
        <source>The texts of these documents could not be compared. Identical copies of them are found all the same, byte by byte, wherever the files could be opened.</source>
        <translation>无法比较这些文档的文本。但只要能打开文件，仍可逐字节找到它们的完全相同的副本。</translation>
    </message>
</context>
<context>
    <name>RowLooks</name>
    <message>
        <source>{marked} of {all} marked, {size}</source>
        <translation>已标记 {marked} / {all}，{size}</translation>
    </message>
</context>
<context>
    <name>RowTexts</name>
    <message numerus="yes">
        <source>⋯ %Ln equal paragraph(s) ⋯</source>
        <translation>
            <numerusform>⋯ %Ln 个相同段落 ⋯</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved to paragraph {number} of the right text</source>
        <translation>已移到右侧文本的第 {number} 段</translation>
    </message>
    <message>
        <source>Moved here from paragraph {number} of the left text</source>
        <translation>从左侧文本的第 {number} 段移来</translation>
    </message>
    <message>
        <source>Paragraph {number}</source>
        <translation>第 {number} 段</translation>
    </message>
    <message>
        <source>Paragraph {number} of the left text</source>
        <translation>左侧文本第 {number} 段</translation>
    </message>
    <message>
        <source>Paragraph {number} of the right text</source>
        <translation>右侧文本第 {number} 段</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>only on the left</source>
        <translation>仅左侧有</translation>
    </message>
    <message>
        <source>only on the right</source>
        <translation>仅右侧有</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>overlooked</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>Left: {left} Right: {right}</source>
        <translation>左侧：{left} 右侧：{right}</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>Keeper rules, the most important first</source>
        <translation>保留规则，最重要的在前</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rule, Delete removes it.</source>
        <translation>按 Alt+向上键 或 Alt+向下键 移动规则，按 Delete 移除规则。</translation>
    </message>
    <message>
        <source>Add a rule</source>
        <translation>添加规则</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>More important (Alt+Up)</source>
        <translation>提高优先级 (Alt+向上键)</translation>
    </message>
    <message>
        <source>Less important (Alt+Down)</source>
        <translation>降低优先级 (Alt+向下键)</translation>
    </message>
    <message>
        <source>Preferred folder</source>
        <translation>首选文件夹</translation>
    </message>
    <message>
        <source>Keep documents whose name looks like this (* stands for anything):</source>
        <translation>保留名称符合以下形式的文档（* 代表任意内容）：</translation>
    </message>
    <message>
        <source>In a reference folder (always first)</source>
        <translation>在参考文件夹中（始终优先）</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>{documents} in {groups} would be marked to go, {size}.</source>
        <translation>将在 {groups}中把 {documents}标记为移除，{size}。</translation>
    </message>
    <message>
        <source>Nothing would be marked to go.</source>
        <translation>不会标记任何文档。</translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln document(s)</source>
        <translation>
            <numerusform>标记 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>No document fits this rule: {rule}.</source>
        <translation>没有文档符合此规则：{rule}。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) stay as they are.</source>
        <translation>
            <numerusform>%Ln 组保持不变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more document(s) are hidden by the filter.</source>
        <translation>
            <numerusform>另有 %Ln 个文档被筛选器隐藏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Marking removes nothing: that is asked for afterwards.</source>
        <translation>标记不会移除任何内容：之后会再询问。</translation>
    </message>
    <message>
        <source>Same content, other file</source>
        <translation>内容相同，文件不同</translation>
    </message>
    <message>
        <source>Of each group of copies one document stays: the first rule that tells them apart decides. Where none does, what is finished, filed and cleanly named stays.</source>
        <translation>每组副本保留一个文档：由第一条能区分它们的规则决定。若没有规则能区分，则保留已完成、已归档且名称规整的文档。</translation>
    </message>
    <message>
        <source>Same text, but other pictures or comments</source>
        <translation>文本相同，但图片或批注不同</translation>
    </message>
    <message>
        <source>Choose by rules</source>
        <translation>按规则选择</translation>
    </message>
    <message>
        <source>Scans and pictures that look alike</source>
        <translation>外观相似的扫描件和图片</translation>
    </message>
    <message>
        <source>Similar documents: their text differs</source>
        <translation>相似的文档：文本不同</translation>
    </message>
    <message>
        <source>Also where only numbers, dates or names differ</source>
        <translation>包括仅数字、日期或姓名不同的文档</translation>
    </message>
    <message>
        <source>Also where what stays has another format</source>
        <translation>保留的文档格式不同时也包括在内</translation>
    </message>
    <message>
        <source>{choice} ({count})</source>
        <translation>{choice}（{count}）</translation>
    </message>
    <message>
        <source>Working out what the rules would do …</source>
        <translation>正在计算规则的效果…</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>What stays</source>
        <translation>保留哪些</translation>
    </message>
    <message>
        <source>Besides exact copies, also mark:</source>
        <translation>除完全相同的副本外，还标记：</translation>
    </message>
    <message>
        <source>What would happen</source>
        <translation>预计结果</translation>
    </message>
</context>
<context>
    <name>RunPanel</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stopping after this document</source>
        <translation>处理完此文档后停止</translation>
    </message>
</context>
<context>
    <name>SavePresetDialog</name>
    <message>
        <source>Save these settings</source>
        <translation>保存为预设</translation>
    </message>
    <message>
        <source>Also save which &amp;folders are scanned</source>
        <translation>同时保存要扫描的文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Similarity, formats, sizes and all other settings of the scan. Others of this name are replaced.</source>
        <translation>相似度、格式、大小以及其他所有扫描设置。同名预设将被替换。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name of the settings</source>
        <translation>预设名称</translation>
    </message>
</context>
<context>
    <name>SavedRulesBar</name>
    <message>
        <source>Saved rules</source>
        <translation>已保存的规则</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Remove the saved rules of this name</source>
        <translation>删除以此名称保存的规则</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>保存规则</translation>
    </message>
    <message>
        <source>Name (another set of this name is replaced):</source>
        <translation>名称（同名规则将被替换）：</translation>
    </message>
    <message>
        <source>Saved rules …</source>
        <translation>已保存的规则…</translation>
    </message>
    <message>
        <source>No rules are saved yet</source>
        <translation>尚未保存任何规则</translation>
    </message>
</context>
<context>
    <name>ScanFlow</name>
    <message>
        <source>Press Esc once more to stop the scan.</source>
        <translation>再按一次 Esc 可停止扫描。</translation>
    </message>
</context>
<context>
    <name>SearchDialog</name>
    <message>
        <source>How it was searched</source>
        <translation>搜索方式</translation>
    </message>
    <message>
        <source>To find pairs without comparing everything with everything, the search was planned like this:</source>
        <translation>为避免将所有文档两两比较，搜索按以下方式规划：</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the field</source>
        <translation>清除内容</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>What to look for</source>
        <translation>查找内容</translation>
    </message>
    <message>
        <source>At least as similar as</source>
        <translation>相似度至少为</translation>
    </message>
    <message>
        <source>Least similarity in per cent</source>
        <translation>最低相似度（百分比）</translation>
    </message>
    <message>
        <source>The slider over the results sets this.</source>
        <translation>由结果上方的滑块设置。</translation>
    </message>
    <message>
        <source>Only numbers, dates or names differ</source>
        <translation>仅数字、日期或名称不同</translation>
    </message>
    <message>
        <source>Documents that differ only in numbers, dates or names</source>
        <translation>仅数字、日期或名称不同的文档</translation>
    </message>
    <message>
        <source>Such as two invoices: the same form, filled in differently.</source>
        <translation>例如两张发票：表单相同，填写的内容不同。</translation>
    </message>
    <message>
        <source>More settings …</source>
        <translation>更多设置…</translation>
    </message>
    <message>
        <source>Look for</source>
        <translation>查找</translation>
    </message>
</context>
<context>
    <name>SessionFlow</name>
    <message>
        <source>Open a session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>The session was not opened, because something else is under way.</source>
        <translation>会话未打开，因为有其他操作正在进行。</translation>
    </message>
    <message>
        <source>Sessions of DupFinder</source>
        <translation>DupFinder 会话</translation>
    </message>
    <message>
        <source>The session was saved as {path}.</source>
        <translation>会话已保存为 {path}。</translation>
    </message>
</context>
<context>
    <name>SideHeader</name>
    <message>
        <source>{share} of this is in the other</source>
        <translation>其中 {share} 也见于另一个</translation>
    </message>
    <message>
        <source>saved {date}</source>
        <translation>保存于 {date}</translation>
    </message>
</context>
<context>
    <name>SideMenu</name>
    <message>
        <source>What to do with this document</source>
        <translation>对此文档的操作</translation>
    </message>
    <message>
        <source>Make this the keeper</source>
        <translation>设为保留的文档</translation>
    </message>
    <message>
        <source>Not duplicates of each other</source>
        <translation>彼此不重复</translation>
    </message>
    <message>
        <source>Open document</source>
        <translation>打开文档</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Take the mark back</source>
        <translation>取消标记</translation>
    </message>
    <message>
        <source>Mark to go</source>
        <translation>标记为移除</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Documents of this format have no pages to look at. This is the text.</source>
        <translation>此格式的文档没有可查看的页面。这是其文本。</translation>
    </message>
    <message>
        <source>Reading the pages …</source>
        <translation>正在读取页面…</translation>
    </message>
    <message>
        <source>No page of the other document matches</source>
        <translation>另一个文档中没有对应的页面</translation>
    </message>
    <message>
        <source>Looks like page {number} · {share}</source>
        <translation>与第 {number} 页外观相似 · {share}</translation>
    </message>
    <message>
        <source>Looking for the changes on the pages …</source>
        <translation>正在查找页面上的差异…</translation>
    </message>
</context>
<context>
    <name>SideText</name>
    <message>
        <source>The left text</source>
        <translation>左侧文本</translation>
    </message>
    <message>
        <source>The right text</source>
        <translation>右侧文本</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Scan again to apply what was changed.</source>
        <translation>重新扫描以应用更改。</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>添加文件夹</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>添加文档</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>SimilarityBar</name>
    <message>
        <source>Least similarity of the documents of a group</source>
        <translation>组内文档的最低相似度</translation>
    </message>
    <message>
        <source>Documents of a group resemble</source>
        <translation>组内文档相似于</translation>
    </message>
    <message>
        <source>Lower …</source>
        <translation>更低…</translation>
    </message>
    <message>
        <source>Scan again to look below {share}</source>
        <translation>重新扫描以查找低于 {share} 的内容</translation>
    </message>
    <message>
        <source>at least {share}</source>
        <translation>至少 {share}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln 对</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents of a group resemble {what}</source>
        <translation>组内文档相似于{what}</translation>
    </message>
    <message>
        <source>to the centre</source>
        <translation>与中心比</translation>
    </message>
    <message>
        <source>to all others</source>
        <translation>与所有其他文档比</translation>
    </message>
    <message>
        <source>to at least one</source>
        <translation>与至少一个文档比</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
</context>
<context>
    <name>SourceList</name>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>从列表中去除</translation>
    </message>
    <message>
        <source>Add a reference folder …</source>
        <translation>添加参考文件夹…</translation>
    </message>
    <message>
        <source>Exclude a folder …</source>
        <translation>排除文件夹…</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Its documents are compared, and may be removed.</source>
        <translation>其中的文档会参与比较，并且可以移除。</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Its documents are compared, but never removed.</source>
        <translation>其中的文档会参与比较，但绝不会移除。</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>It is left out, wherever it is found.</source>
        <translation>无论在何处遇到都会略过。</translation>
    </message>
</context>
<context>
    <name>SourceModel</name>
    <message>
        <source>reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>已排除</translation>
    </message>
</context>
<context>
    <name>SpaceCard</name>
    <message>
        <source>Space by folder</source>
        <translation>各文件夹占用的空间</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上一级</translation>
    </message>
    <message>
        <source>Show its groups</source>
        <translation>显示其中的组</translation>
    </message>
    <message>
        <source>Space in {folder}</source>
        <translation>{folder} 占用的空间</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
</context>
<context>
    <name>SpaceFigures</name>
    <message>
        <source>Directly in this folder</source>
        <translation>直接位于此文件夹中</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Can be freed</source>
        <translation>可释放</translation>
    </message>
    <message>
        <source>Removable</source>
        <translation>可移除</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>其他 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Scan</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Add a folder …</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Add documents …</source>
        <translation>添加文档…</translation>
    </message>
    <message>
        <source>Try it on sample documents</source>
        <translation>用示例文档试一试</translation>
    </message>
    <message>
        <source>Puts some letters and contracts into a folder of its own, and scans it</source>
        <translation>将一些信函和合同放入专用文件夹并进行扫描</translation>
    </message>
    <message>
        <source>Go on with the last session</source>
        <translation>继续上次的会话</translation>
    </message>
    <message>
        <source>Drop folders or documents here</source>
        <translation>将文件夹或文档拖放到此处</translation>
    </message>
    <message>
        <source>DupFinder finds copies, the same text in other formats, and edited versions, and shows how they differ. A scan changes nothing on your disk.</source>
        <translation>DupFinder 查找副本、其他格式的相同文本和修改过的版本，并显示它们的差异。扫描不会改动磁盘上的任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>Ready to scan %Ln source(s)</source>
        <translation>
            <numerusform>可以扫描 %Ln 个来源</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop more folders or documents here, or start the scan.</source>
        <translation>将更多文件夹或文档拖放到此处，或开始扫描。</translation>
    </message>
</context>
<context>
    <name>TextCanvas</name>
    <message>
        <source>The two texts side by side</source>
        <translation>并排显示的两份文本</translation>
    </message>
</context>
<context>
    <name>TextFinder</name>
    <message numerus="yes">
        <source>%Ln document(s) could not be searched.</source>
        <translation>
            <numerusform>%Ln 个文档无法搜索。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextsView</name>
    <message>
        <source>No text. Pages and pictures are compared.</source>
        <translation>没有文本。将比较页面和图片。</translation>
    </message>
    <message>
        <source>Change {number} of {count}</source>
        <translation>第 {number} 处差异，共 {count} 处</translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <source>First page</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>First page of {name}</source>
        <translation>{name} 的首页</translation>
    </message>
    <message>
        <source>Shows the pages</source>
        <translation>显示页面</translation>
    </message>
</context>
<context>
    <name>TimeFigures</name>
    <message>
        <source>Documents by when they were last edited</source>
        <translation>按最后编辑时间统计的文档</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Can be removed</source>
        <translation>可移除</translation>
    </message>
    <message>
        <source>{span}
{documents}, {redundant} of them can be removed</source>
        <translation>{span}
{documents}，其中 {redundant} 个可以移除</translation>
    </message>
    <message>
        <source>The groups with the most different texts</source>
        <translation>不同文本最多的组</translation>
    </message>
    <message>
        <source>Last edited</source>
        <translation>最后编辑</translation>
    </message>
    <message>
        <source>Same text</source>
        <translation>文本相同</translation>
    </message>
    <message>
        <source>Another version</source>
        <translation>其他版本</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>To the one that stays</source>
        <translation>与保留文档的关系</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>The last removal</source>
        <translation>上次移除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>详细信息…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>There is nothing to undo. The history (Ctrl+H) has what was removed earlier.</source>
        <translation>没有可撤销的操作。移除历史 (Ctrl+H) 中有此前移除的内容。</translation>
    </message>
    <message numerus="yes">
        <source>Put %Ln copies back</source>
        <translation>
            <numerusform>放回 %Ln 个副本</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchPanel</name>
    <message>
        <source>New documents in watched folders</source>
        <translation>监视文件夹中的新文档</translation>
    </message>
    <message>
        <source>New documents</source>
        <translation>新文档</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Looking at what is there …</source>
        <translation>正在查看现有内容…</translation>
    </message>
    <message numerus="yes">
        <source>Watching; %Ln document(s) are known</source>
        <translation>
            <numerusform>正在监视；已知 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new or changed</source>
        <translation>
            <numerusform>%Ln 个新增或更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot be read</source>
        <translation>
            <numerusform>%Ln 个无法读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the oldest %Ln are not listed any more</source>
        <translation>
            <numerusform>最早的 %Ln 个不再列出</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>未监视任何文件夹</translation>
    </message>
</context>
<context>
    <name>WatchWording</name>
    <message>
        <source>Like no other</source>
        <translation>没有相似文档</translation>
    </message>
    <message>
        <source>Contained, {share}</source>
        <translation>被包含，{share}</translation>
    </message>
    <message>
        <source>{share} the same</source>
        <translation>{share} 相同</translation>
    </message>
    <message numerus="yes">
        <source>{name} and %Ln other(s)</source>
        <translation>
            <numerusform>{name} 及其他 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>New document: {name}</source>
        <translation>新文档：{name}</translation>
    </message>
    <message>
        <source>Changed document: {name}</source>
        <translation>已更改的文档：{name}</translation>
    </message>
    <message>
        <source>It resembles no document that is known.</source>
        <translation>它与任何已知文档都不相似。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new document(s)</source>
        <translation>
            <numerusform>%Ln 个新文档</numerusform>
        </translation>
    </message>
    <message>
        <source>They resemble documents that you have already.</source>
        <translation>它们与您已有的文档相似。</translation>
    </message>
    <message>
        <source>It is identical with {name} in {folder}.</source>
        <translation>它与 {folder} 中的 {name} 完全相同。</translation>
    </message>
    <message>
        <source>It has the same content as {name} in {folder}.</source>
        <translation>它与 {folder} 中的 {name} 内容相同。</translation>
    </message>
    <message>
        <source>It looks like {name} in {folder}.</source>
        <translation>它与 {folder} 中的 {name} 外观相似。</translation>
    </message>
    <message>
        <source>It has the same text as {name} in {folder}.</source>
        <translation>它与 {folder} 中的 {name} 文本相同。</translation>
    </message>
    <message>
        <source>{share} of it and of {name} in {folder} are the same.</source>
        <translation>它与 {folder} 中的 {name} 有 {share} 相同。</translation>
    </message>
    <message>
        <source>{share} of one is found in the other: {name} in {folder}.</source>
        <translation>其中之一有 {share} 见于另一个：{folder} 中的 {name}。</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Add &amp;folder …</source>
        <translation>添加文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Add &amp;documents …</source>
        <translation>添加文档(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Open a &amp;session …</source>
        <translation>打开会话(&amp;S)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the session …</source>
        <translation>保存会话(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Scan</source>
        <translation>扫描(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;top the scan</source>
        <translation>停止扫描(&amp;T)</translation>
    </message>
    <message>
        <source>Stop the scan (press it twice)</source>
        <translation>停止扫描（按两次）</translation>
    </message>
    <message>
        <source>&amp;Watch these folders</source>
        <translation>监视这些文件夹(&amp;W)</translation>
    </message>
    <message>
        <source>Settin&amp;gs of the scan …</source>
        <translation>扫描设置(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;How it was searched …</source>
        <translation>搜索方式(&amp;H)…</translation>
    </message>
    <message>
        <source>Choose by &amp;rules …</source>
        <translation>按规则选择(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Invert the marks in each group</source>
        <translation>反转每组的标记(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Take back all marks</source>
        <translation>取消所有标记(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;move what is marked …</source>
        <translation>移除已标记的文档(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Undo the last removal</source>
        <translation>撤销上次移除(&amp;U)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo mar&amp;ks</source>
        <translation>重做标记(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;History of removals …</source>
        <translation>移除历史(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Not duplicates …</source>
        <translation>非重复项(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Find in the list</source>
        <translation>在列表中查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open all groups</source>
        <translation>展开所有组(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Close all groups</source>
        <translation>折叠所有组(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Sort by largest gain</source>
        <translation>按可释放空间排序(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Formats …</source>
        <translation>格式(&amp;F)…</translation>
    </message>
    <message>
        <source>Save the &amp;log …</source>
        <translation>保存日志(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;About DupFinder</source>
        <translation>关于 DupFinder(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo: {what}</source>
        <translation>撤销：{what}(&amp;U)</translation>
    </message>
    <message>
        <source>As the &amp;system has it</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Save what was found to a file</source>
        <translation>将找到的内容保存到文件</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>标记(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Choose by rules</source>
        <translation>按规则选择</translation>
    </message>
    <message>
        <source>Mark by rules of yours, after a preview</source>
        <translation>按您的规则标记，标记前可预览</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>See what would go, then move it to the trash</source>
        <translation>查看要移除的内容，然后移到回收站</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s)</source>
        <translation>
            <numerusform>%Ln 组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marked</source>
        <translation>
            <numerusform>已标记 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> (and %Ln hidden: they stay)</source>
        <translation>
            <numerusform>（另有 %Ln 个隐藏：不会移除）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>contains %Ln other document(s)</source>
        <translation>
            <numerusform>包含其他 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>{share} inside</source>
        <translation>{share} 被包含</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>包含其他</translation>
    </message>
    <message>
        <source>Keeper</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>In a reference folder: compared, never removed.</source>
        <translation>位于参考文件夹中：参与比较，绝不移除。</translation>
    </message>
    <message>
        <source>The same file is also {path}</source>
        <translation>同一文件也位于 {path}</translation>
    </message>
    <message>
        <source>Identical</source>
        <translation>完全相同</translation>
    </message>
    <message>
        <source>Same text</source>
        <translation>文本相同</translation>
    </message>
    <message>
        <source>Similar</source>
        <translation>相似</translation>
    </message>
    <message>
        <source>Contained</source>
        <translation>被包含</translation>
    </message>
    <message>
        <source>Similar documents</source>
        <translation>相似的文档</translation>
    </message>
    <message>
        <source>{size} can be freed</source>
        <translation>可释放 {size}</translation>
    </message>
    <message>
        <source>In an excluded folder: it takes no part.</source>
        <translation>位于已排除的文件夹中：不参与处理。</translation>
    </message>
    <message>
        <source>Same content</source>
        <translation>内容相同</translation>
    </message>
    <message>
        <source>Looks alike</source>
        <translation>外观相似</translation>
    </message>
    <message>
        <source>Exact copies</source>
        <translation>完全相同的副本</translation>
    </message>
    <message>
        <source>The same file saved twice, byte by byte.</source>
        <translation>同一文件保存了两次，逐字节相同。</translation>
    </message>
    <message>
        <source>Also the same content in another file or format.</source>
        <translation>也包括其他文件或格式中的相同内容。</translation>
    </message>
    <message>
        <source>Also the same words where pictures or comments differ.</source>
        <translation>也包括文本相同但图片或批注不同的文档。</translation>
    </message>
    <message>
        <source>Same text and looks</source>
        <translation>文本或外观相同</translation>
    </message>
    <message>
        <source>Also scans and pictures that look alike.</source>
        <translation>也包括外观相似的扫描件和图片。</translation>
    </message>
    <message>
        <source>Also edited versions, and scans that look alike.</source>
        <translation>也包括修改过的版本，以及外观相似的扫描件。</translation>
    </message>
    <message>
        <source>Similar and contained</source>
        <translation>相似和被包含的文档</translation>
    </message>
    <message>
        <source>All of that, and documents that are found inside longer ones.</source>
        <translation>以上全部，以及包含在更长文档中的文档。</translation>
    </message>
    <message>
        <source>the centre of the group</source>
        <translation>组的中心</translation>
    </message>
    <message>
        <source>Every document is that similar to the one that has the most matches in the group.</source>
        <translation>每个文档都与组内匹配最多的文档达到此相似度。</translation>
    </message>
    <message>
        <source>all the others</source>
        <translation>所有其他文档</translation>
    </message>
    <message>
        <source>Every document is that similar to every other one. Smaller groups.</source>
        <translation>每个文档都与其他每个文档达到此相似度。组较小。</translation>
    </message>
    <message>
        <source>at least one other</source>
        <translation>至少一个其他文档</translation>
    </message>
    <message>
        <source>Every document is that similar to at least one other. Long chains of versions stay together.</source>
        <translation>每个文档都与至少一个其他文档达到此相似度。一长串版本会归在一起。</translation>
    </message>
    <message>
        <source>{share} similar</source>
        <translation>{share} 相似</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>完全相同</translation>
    </message>
    <message>
        <source>same content</source>
        <translation>内容相同</translation>
    </message>
    <message>
        <source>same text, other things differ</source>
        <translation>文本相同，其他内容不同</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>pages without text</source>
        <translation>无文本页面</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>绘图</translation>
    </message>
    <message>
        <source>signs (currency, minus, check boxes)</source>
        <translation>符号（货币、负号、复选框）</translation>
    </message>
    <message>
        <source>attached files</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>批注</translation>
    </message>
    <message>
        <source>tracked changes or struck text</source>
        <translation>修订或删除线文字</translation>
    </message>
    <message>
        <source>hidden parts</source>
        <translation>隐藏内容</translation>
    </message>
    <message>
        <source>formulas</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>form entries</source>
        <translation>表单填写内容</translation>
    </message>
    <message>
        <source>links</source>
        <translation>链接</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) without text</source>
        <translation>
            <numerusform>%Ln 个无文本页面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln drawing(s)</source>
        <translation>
            <numerusform>%Ln 个绘图</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attached file(s)</source>
        <translation>
            <numerusform>%Ln 个附件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comment(s)</source>
        <translation>
            <numerusform>%Ln 条批注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s)</source>
        <translation>
            <numerusform>%Ln 个链接</numerusform>
        </translation>
    </message>
    <message>
        <source>{things} differs</source>
        <translation>{things}不同</translation>
    </message>
    <message>
        <source>{things} differ</source>
        <translation>{things}不同</translation>
    </message>
    <message>
        <source>not compared: {things} …</source>
        <translation>未比较：{things}等</translation>
    </message>
    <message>
        <source>{things} not compared</source>
        <translation>{things}未比较</translation>
    </message>
    <message>
        <source>Besides their words: {differences}.</source>
        <translation>除文本外：{differences}。</translation>
    </message>
    <message>
        <source>The two files are the same, byte by byte.</source>
        <translation>两个文件逐字节相同。</translation>
    </message>
    <message>
        <source>only {things} differ</source>
        <translation>仅{things}不同</translation>
    </message>
    <message>
        <source>Only {things} differ: probably two documents of one kind, not two copies.</source>
        <translation>仅{things}不同：可能是同类的两个文档，而不是副本。</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first}和{last}</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Show them, too</source>
        <translation>一并显示</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>Show only them</source>
        <translation>仅显示它们</translation>
    </message>
    <message>
        <source>{share} of the left is in the right</source>
        <translation>左侧有 {share} 见于右侧</translation>
    </message>
    <message>
        <source>{share} of the right is in the left</source>
        <translation>右侧有 {share} 见于左侧</translation>
    </message>
    <message>
        <source>Looking for documents</source>
        <translation>正在查找文档</translation>
    </message>
    <message>
        <source>Comparing files</source>
        <translation>正在比较文件</translation>
    </message>
    <message>
        <source>Reading documents</source>
        <translation>正在读取文档</translation>
    </message>
    <message>
        <source>Looking for matches</source>
        <translation>正在查找匹配项</translation>
    </message>
    <message>
        <source>Comparing texts</source>
        <translation>正在比较文本</translation>
    </message>
    <message>
        <source>Comparing pages</source>
        <translation>正在比较页面</translation>
    </message>
    <message>
        <source>Forming groups</source>
        <translation>正在分组</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} / {total}</translation>
    </message>
    <message>
        <source>{rate}/s</source>
        <translation>{rate}/秒</translation>
    </message>
    <message>
        <source>nearly done</source>
        <translation>即将完成</translation>
    </message>
    <message>
        <source>about {count} s left</source>
        <translation>大约还剩 {count} 秒</translation>
    </message>
    <message>
        <source>about {count} min left</source>
        <translation>大约还剩 {count} 分钟</translation>
    </message>
    <message>
        <source>about {count} h left</source>
        <translation>大约还剩 {count} 小时</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) can be removed</source>
        <translation>
            <numerusform>%Ln 个文档可以移除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln exact copies</source>
        <translation>
            <numerusform>%Ln 个完全相同的副本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) share their space with others</source>
        <translation>
            <numerusform>%Ln 个文档与其他文件共用空间</numerusform>
        </translation>
    </message>
    <message>
        <source>Scans and pictures: compared by what they look like. Text recognition (OCR) adds their words.</source>
        <translation>扫描件和图片：按外观比较。文字识别（OCR）可加入其文字。</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>There is nothing in them to compare but their bytes.</source>
        <translation>除字节外没有可比较的内容。</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>Check the permissions of file and drive.</source>
        <translation>请检查文件和驱动器的权限。</translation>
    </message>
    <message>
        <source>Protected by a password</source>
        <translation>受密码保护</translation>
    </message>
    <message>
        <source>Save a copy without the password to have it compared.</source>
        <translation>保存一份无密码的副本即可参与比较。</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>If it still opens in its own program, save it again there.</source>
        <translation>如果其自身的程序仍能打开它，请在其中重新保存。</translation>
    </message>
    <message>
        <source>No text in it</source>
        <translation>没有文本</translation>
    </message>
    <message>
        <source>Takes too long to read</source>
        <translation>读取时间过长</translation>
    </message>
    <message>
        <source>Left out so that the others could be read.</source>
        <translation>已略过，以便读取其他文档。</translation>
    </message>
    <message>
        <source>Too large to read</source>
        <translation>过大，无法读取</translation>
    </message>
    <message>
        <source>More memory is needed than one document may take.</source>
        <translation>所需内存超出单个文档的上限。</translation>
    </message>
    <message>
        <source>Its reader failed</source>
        <translation>读取程序出错</translation>
    </message>
    <message>
        <source>The other documents are not affected. Please report this.</source>
        <translation>其他文档不受影响。请报告此问题。</translation>
    </message>
    <message>
        <source>Not a format that can be read</source>
        <translation>不是可读取的格式</translation>
    </message>
    <message>
        <source>Compared for identical bytes only.</source>
        <translation>仅检查字节是否完全相同。</translation>
    </message>
    <message>
        <source>Changed while it was read</source>
        <translation>读取期间被更改</translation>
    </message>
    <message>
        <source>Scan again when nothing writes there any more.</source>
        <translation>待不再有程序写入后重新扫描。</translation>
    </message>
    <message>
        <source>Gone during the scan</source>
        <translation>扫描期间不可用</translation>
    </message>
    <message>
        <source>Nothing of this disk or folder is in the result.</source>
        <translation>结果中不含此磁盘或文件夹的任何内容。</translation>
    </message>
    <message>
        <source>Vanished during the scan</source>
        <translation>扫描期间消失</translation>
    </message>
    <message>
        <source>Moved, renamed or removed meanwhile.</source>
        <translation>期间被移动、重命名或移除。</translation>
    </message>
</context>
<context>
    <name>WordingBadge</name>
    <message>
        <source>Wording {letter}</source>
        <translation>措辞 {letter}</translation>
    </message>
</context>
<context>
    <name>_DistinctionTable</name>
    <message>
        <source>Pairs that are no duplicates</source>
        <translation>非重复文档对</translation>
    </message>
</context>
<context>
    <name>_FormatTable</name>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
</context>
</TS>
